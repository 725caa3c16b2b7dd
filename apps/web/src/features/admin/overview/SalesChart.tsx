import type { Language } from '@storefront/domain'
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

import { formatDay, formatWholeMoney } from '../../../shared/i18n/format.ts'
import { formatMoney } from '../../../shared/i18n/formatNumber.ts'
import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import styles from './DailySales.module.css'
import { axisStep, type DaySales } from './figures.ts'

/** Days between two labels of the time axis. */
const daysPerTick = 7

/** Grid lines above 0. */
const gridLines = 3

interface SalesChartProps {
  readonly days: readonly DaySales[]
  /** The text alternative. */
  readonly label: string
}

/** Sales per day as bars. Only an image for screen readers; a table below shows the same data. */
export function SalesChart({ days, label }: SalesChartProps) {
  const language = useLanguage()
  // Counted backwards from today, the last bar.
  const ticks = days
    .filter((_, index) => (days.length - 1 - index) % daysPerTick === 0)
    .map(({ from }) => from)
  const step = axisStep(Math.max(...days.map(({ totalCents }) => totalCents)), gridLines)
  return (
    <div className={styles.plot} role="img" aria-label={label}>
      <ResponsiveContainer>
        <BarChart
          data={[...days]}
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
    const day = payload[0]?.payload as DaySales | undefined
    return active && day !== undefined ? (
      <p className={styles.tip}>
        {formatDay(day.from, language)}
        <strong>{formatMoney(day.totalCents, language)}</strong>
      </p>
    ) : null
  }
