import { useState } from 'react'
import { useFailureText } from '#client/api/problem-text.ts'
import { useAction } from '#client/api/use-action.ts'
import { useMessages } from '#client/i18n/i18n.ts'
import { Button } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import { SelectField } from '#client/ui/form/select-field.tsx'
import look from '#client/ui/look.module.css'
import { useFaults } from '#practice/client/faults/faults.ts'
import { createFault, deleteFault } from '#resources/faults/contract.ts'
import { keysIn } from '#shared/objects.ts'
import { messages } from './messages.ts'
import { INTERVALS, KEYS, RETRIES, type Settings, STALE_TIMES } from './search-params.ts'

const CHOICES = { stale: STALE_TIMES, retries: RETRIES, every: INTERVALS, keys: KEYS } as const

export function SettingsCard({
  settings,
  onChange,
}: {
  settings: Settings
  onChange: (patch: Partial<Settings>) => void
}) {
  const t = useMessages(messages)
  return (
    <Card title={t('settings')}>
      <p className={look.dim} data-below="12">
        {t('settingsText')}
      </p>
      <div className={look.columns} style={{ '--column': '210px' }}>
        {keysIn(CHOICES).map(name => (
          <SelectField
            key={name}
            label={t(name)}
            value={settings[name]}
            options={CHOICES[name].map(value => ({
              value,
              // Each value has a text.
              label: t(`${name}_${value}` as keyof typeof messages.texts),
            }))}
            // The select contains only values of this setting.
            onChange={event => onChange({ [name]: event.currentTarget.value } as Partial<Settings>)}
          />
        ))}
      </div>
      <ServerKnob />
    </Card>
  )
}

/** The endpoint that the components use. */
const PATH = '/api/products/{productId}'
const FAULTS = { failNext: { status: 503, first: 2 }, slow: { delay: 2_000 } } as const

/** The server's failure is a practice fault like any other: the banner shows it, and it expires. */
function ServerKnob() {
  const t = useMessages(messages)
  const failureText = useFailureText()
  const own = useFaults().rules.filter(({ path, isOfClass }) => path === PATH && !isOfClass)
  const deleting = useAction(deleteFault)
  const creating = useAction(createFault)
  const isBusy = deleting.isBusy || creating.isBusy
  /** Why the last press failed. It is shown below the buttons. */
  const [error, setError] = useState<unknown>(null)

  async function turn(name: keyof typeof FAULTS | null) {
    setError(null)
    try {
      for (const { id } of own) await deleting.send({ params: { faultId: id } })
      if (name) await creating.send({ body: { method: 'GET', path: PATH, fault: FAULTS[name] } })
    } catch (failure) {
      setError(failure)
    }
  }
  return (
    <fieldset className={`${look.fieldset} ${look.row}`} data-above="16">
      <legend>{t('server')}</legend>
      {(['failNext', 'slow'] as const).map(name => (
        <Button
          key={name}
          className={look.chosen}
          aria-pressed={own.some(({ fault }) => (name === 'slow' ? fault.delay : fault.status) !== undefined)}
          label={t(name)}
          disabled={isBusy}
          onClick={() => void turn(name)}
        />
      ))}
      <Button label={t('normal')} disabled={isBusy || own.length === 0} onClick={() => void turn(null)} />
      {error !== null && (
        <p role="alert" className={`${look.bad} ${look.ownLine}`}>
          {failureText(error, reason => t('serverFailed', { reason }))}
        </p>
      )}
    </fieldset>
  )
}
