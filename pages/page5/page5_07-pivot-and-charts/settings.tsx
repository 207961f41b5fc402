import IconArrowsExchange from '@tabler/icons-react/dist/esm/icons/IconArrowsExchange.mjs'
import { useLocale } from '#client/i18n/use-locale.ts'
import { Choices } from '#client/ui/choices/choices.tsx'
import { SelectField } from '#client/ui/form/select-field.tsx'
import { IconButton } from '#client/ui/icon-button.tsx'
import look from '#client/ui/look.module.css'
import { DIMENSION_NAMES, DIMENSIONS, type Dimension, MEASURE_NAMES, MEASURES } from '#resources/sales/rules.ts'
import { messages } from './messages.ts'
import styles from './page.module.css'
import { CHARTS, type SalesState } from './search-params.ts'

type Props = { state: SalesState; onChange: (patch: Partial<SalesState>) => void }

/** What is grouped, what is measured, and how it is drawn. */
export function Settings({ state, onChange }: Props) {
  const { t, language } = useLocale(messages)
  const { rows, columns, measure, chart } = state
  const options = DIMENSIONS.map(value => ({ value, label: DIMENSION_NAMES[value][language] }))
  // What is selected belongs to the axes, so it goes with them. An axis that takes the other's dimension swaps both.
  const regroup = (axes: { rows: Dimension; columns: Dimension }) =>
    onChange({ ...axes, row: undefined, column: undefined })
  return (
    <section
      className={`${look.panel} ${look.row} ${look.bottom} ${styles.settings}`}
      data-gap="8 12"
      aria-label={t('settings')}
    >
      <SelectField
        label={t('rows')}
        value={rows}
        options={options}
        // The selects contain only dimensions, the next one only measures.
        onChange={({ currentTarget }) => {
          const next = currentTarget.value
          regroup({ rows: next, columns: next === columns ? rows : columns })
        }}
      />
      <IconButton
        icon={IconArrowsExchange}
        label={t('swap')}
        onClick={() => onChange({ rows: columns, columns: rows, row: state.column, column: state.row })}
      />
      <SelectField
        label={t('columns')}
        value={columns}
        options={options}
        onChange={({ currentTarget }) => {
          const next = currentTarget.value
          regroup({ rows: next === rows ? columns : rows, columns: next })
        }}
      />
      <SelectField
        label={t('measure')}
        value={measure}
        options={MEASURES.map(value => ({ value, label: MEASURE_NAMES[value][language] }))}
        onChange={({ currentTarget }) => onChange({ measure: currentTarget.value })}
      />
      <Choices
        label={t('chart')}
        value={chart}
        choices={CHARTS.map(value => ({ value, label: t(`chart_${value}`) }))}
        onChange={value => onChange({ chart: value })}
      />
    </section>
  )
}
