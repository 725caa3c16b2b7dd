import type { Language, OrderFigures } from '@storefront/domain'
import { formatDay, formatMoney, formatWholeMoney } from '@storefront/i18n'
import {
  Bar,
  BarChart,
  CartesianGrid,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
  type TooltipContentProps,
} from 'recharts'

import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import { axisStep } from './figures.ts'
import styles from './Overview.module.css'

/** The sales of a period; `from` is its start in ms since 1970. */
export interface PeriodSales extends OrderFigures {
  readonly from: number
}

/** Bars between two labels of the time axis. */
const barsPerTick = 4

/** Grid lines above 0. */
const gridLines = 3

interface SalesChartProps {
  readonly periods: readonly PeriodSales[]
  /** The text alternative. */
  readonly label: string
}

/** Sales per period as bars, of which the last one runs. Only an image for screen readers, with its sum. */
export function SalesChart({ periods, label }: SalesChartProps) {
  const language = useLanguage()
  // Counted backwards from the last bar.
  const ticks = periods
    .filter((_, index) => (periods.length - 1 - index) % barsPerTick === 0)
    .map(({ from }) => from)
  const step = axisStep(Math.max(...periods.map(({ totalCents }) => totalCents)), gridLines)
  return (
    <div className={styles.plot} role="img" aria-label={label}>
      <ResponsiveContainer>
        <BarChart
          data={[...periods]}
          accessibilityLayer={false}
          // Room for half of the last label, also in large type.
          margin={{ top: 8, right: 32, bottom: 0, left: 0 }}
        >
          <CartesianGrid vertical={false} stroke="var(--hairline)" />
          <XAxis
            dataKey="from"
            tickFormatter={(from: number) => formatDay(from, language)}
            ticks={ticks}
            interval="preserveEnd"
            tickLine={false}
            axisLine={{ stroke: 'var(--text)' }}
            tick={{ fill: 'var(--text-soft)' }}
          />
          <YAxis
            tickFormatter={(cents: number) => formatWholeMoney(cents, language)}
            ticks={Array.from({ length: gridLines + 1 }, (_, line) => line * step)}
            domain={[0, gridLines * step]}
            tickLine={false}
            axisLine={false}
            tick={{ fill: 'var(--text-soft)' }}
            width="auto"
          />
          <Tooltip
            cursor={{ fill: 'var(--ground-raised)' }}
            isAnimationActive={false}
            content={renderTooltip(language)}
          />
          <Bar dataKey="totalCents" fill="var(--ornament)" isAnimationActive={false} />
        </BarChart>
      </ResponsiveContainer>
    </div>
  )
}

const renderTooltip =
  (language: Language) =>
  ({ active, payload }: TooltipContentProps) => {
    // recharts types the payload as `any`.
    const period = payload[0]?.payload as PeriodSales | undefined
    return active && period !== undefined ? (
      <p className={styles.tip}>
        {formatDay(period.from, language)}
        <strong>{formatMoney(period.totalCents, language)}</strong>
      </p>
    ) : null
  }
