import type { Language } from '@storefront/domain'
import {
  Bar,
  BarChart,
  CartesianGrid,
  ResponsiveContainer,
  Tooltip,
  type TooltipContentProps,
  XAxis,
  YAxis,
} from 'recharts'

import { formatDay, formatWholeMoney } from '../../../shared/i18n/format.ts'
import { formatMoney } from '../../../shared/i18n/formatNumber.ts'
import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import { axisStep, type SoldDay } from './figures.ts'
import styles from './SalesOfDays.module.css'

/** Days from one name on the axis to the next. */
const named = 7

/** Lines above the axis' beginning. */
const lines = 3

interface SalesChartProps {
  readonly days: readonly SoldDay[]
  /** What it shows, in words. */
  readonly label: string
}

/** Sales per day as bars. A picture: what it shows stands in a table beside it. */
export function SalesChart({ days, label }: SalesChartProps) {
  const language = useLanguage()
  // Counted from today, the last bar.
  const ticks = days
    .filter((_, index) => (days.length - 1 - index) % named === 0)
    .map(({ from }) => from)
  const step = axisStep(Math.max(...days.map(({ totalCents }) => totalCents)), lines)
  return (
    <div className={styles.plot} role="img" aria-label={label}>
      <ResponsiveContainer>
        <BarChart
          data={[...days]}
          accessibilityLayer={false}
          margin={{ top: 8, right: 16, bottom: 0, left: 0 }}
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
            ticks={Array.from({ length: lines + 1 }, (_, line) => line * step)}
            domain={[0, lines * step]}
            tickLine={false}
            axisLine={false}
            tick={{ fill: 'var(--text-soft)' }}
            width="auto"
          />
          <Tooltip
            cursor={{ fill: 'var(--ground-raised)' }}
            isAnimationActive={false}
            content={tipIn(language)}
          />
          <Bar dataKey="totalCents" fill="var(--ornament)" isAnimationActive={false} />
        </BarChart>
      </ResponsiveContainer>
    </div>
  )
}

/** What a bar says when it is pointed at. */
const tipIn =
  (language: Language) =>
  ({ active, payload }: TooltipContentProps) => {
    // recharts does not keep the type of what it was given.
    const day = payload[0]?.payload as SoldDay | undefined
    return active && day !== undefined ? (
      <p className={styles.tip}>
        {formatDay(day.from, language)}
        <strong>{formatMoney(day.totalCents, language)}</strong>
      </p>
    ) : null
  }
