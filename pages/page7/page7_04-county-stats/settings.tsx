import { useMessages } from '#client/i18n/i18n.ts'
import { SelectField } from '#client/ui/form/select-field.tsx'
import look from '#client/ui/look.module.css'
import type { Classing } from './classes/classing.ts'
import { messages } from './messages.ts'
import { isAmount } from './metrics.ts'
import type { View } from './search-params.ts'
import { METHODS, METRICS } from './search-params.ts'

const COUNTS = ['3', '4', '5', '6', '7']

type Props = { view: View; classing: Classing; onChange: (patch: Partial<View>) => void }

export function Settings({ view, classing, onChange }: Props) {
  const t = useMessages(messages)
  const { metric, method, classes } = view
  const made = classing.classes.length
  return (
    <section className={look.stack} aria-label={t('settings')}>
      <div className={look.columns} style={{ '--column': '220px' }} data-gap="12">
        <SelectField
          label={t('metric')}
          value={metric}
          options={METRICS.map(value => ({ value, label: t(`metric_${value}`) }))}
          // The first select contains only metrics, the next one only methods.
          onChange={event => onChange({ metric: event.currentTarget.value })}
        />
        <SelectField
          label={t('method')}
          value={method}
          options={METHODS.map(value => ({ value, label: t(`method_${value}`) }))}
          onChange={event => onChange({ method: event.currentTarget.value })}
        />
        <SelectField
          label={t('classes')}
          value={String(classes)}
          options={COUNTS.map(value => ({ value, label: value }))}
          onChange={event => onChange({ classes: Number(event.currentTarget.value) })}
        />
      </div>
      <p role="status" className={look.dim}>
        {t('fit', { percent: Math.floor(classing.fit * 100) })}{' '}
        {made < classes && t('fewer', { count: made, wanted: classes })}
      </p>
      {isAmount(metric) && (
        <p className={look.message} data-tone="warn">
          {t('amountNote')}
        </p>
      )}
    </section>
  )
}
