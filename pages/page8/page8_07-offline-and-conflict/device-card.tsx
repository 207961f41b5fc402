import { useState } from 'react'
import { formatBytes } from '#client/http/sizes.ts'
import { useLocale } from '#client/i18n/use-locale.ts'
import { Button } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import { Checkbox } from '#client/ui/choices/checkbox.tsx'
import { confirm } from '#client/ui/dialog/confirm.tsx'
import look from '#client/ui/look.module.css'
import { messages } from './messages.ts'
import { dismissTrouble, type Trouble, troubleIn, turnOff, turnOn, useDevice } from './outbox/device.ts'
import { useStoredPage } from './use-stored-page.ts'
import { canSyncInBackground } from './worker/registration.ts'

/** Whether the operator works offline, and what this device has stored for that. */
export function DeviceCard() {
  const { t } = useLocale(messages)
  const { isOn, kept } = useDevice()
  const [failure, setFailure] = useState<Trouble | null>(null)
  // Storing takes a moment, and the checkbox answers at once.
  const [wanted, setWanted] = useState<boolean | null>(null)

  async function handleChange(isWanted: boolean) {
    // It is not disabled meanwhile, or it would lose the focus.
    if (wanted !== null) return
    setFailure(null)
    setWanted(isWanted)
    await (isWanted ? start() : stop(kept?.outbox.length ?? 0))
    setWanted(null)
  }

  async function start() {
    try {
      await turnOn()
      // Firefox asks the operator. Without the promise, the browser may delete the copy when space runs low.
      await navigator.storage?.persist()
    } catch (error) {
      setFailure(troubleIn(error))
    }
  }

  async function stop(count: number) {
    const question = {
      title: t('turnOffTitle'),
      text: t('turnOffText', { count }),
      confirmLabel: t('turnOff'),
      isDangerous: true,
    }
    if (count === 0 || (await confirm(question))) await turnOff()
  }

  return (
    <Card title={t('device')}>
      <div className={look.stack}>
        <Checkbox
          label={t('workOffline')}
          help={`${t('workOfflineHelp')} ${t('privacy')}`}
          isChecked={wanted ?? isOn}
          disabled={!kept}
          onChange={isWanted => void handleChange(isWanted)}
        />
        {failure !== null && (
          <p className={look.message} data-tone="bad" role="alert">
            {t(failure === 'full' ? 'notStoredFull' : 'notStored')}
          </p>
        )}
        <TroubleNote />
        {isOn && <Facts />}
      </div>
    </Card>
  )
}

/** Says at once that something could not be stored, and what was. */
function TroubleNote() {
  const { t } = useLocale(messages)
  const { trouble, kept, storedCount } = useDevice()
  const count = kept?.outbox.length ?? 0
  if (trouble === null) return null
  if (trouble === 'cleared')
    return (
      <div className={look.message} data-tone="warn" role="alert">
        <p className={look.dim}>{t('troubleCleared')}</p>
        <Button label={t('dismiss')} onClick={dismissTrouble} />
      </div>
    )
  return (
    <p className={look.message} data-tone="bad" role="alert">
      {trouble === 'full' ? t('troubleFull', { count, stored: Math.min(storedCount, count) }) : t('troubleForbidden')}
    </p>
  )
}

function Facts() {
  const { t, language, formats } = useLocale(messages)
  const kept = useDevice(device => device.kept)
  const facts = useStoredPage()
  return (
    <dl className={`${look.facts} ${look.termColumns}`}>
      <dt>{t('storedPage')}</dt>
      <dd>{facts ? t(facts.isPageStored ? 'yesStored' : 'noStored') : '…'}</dd>
      <dt>{t('storedVisits')}</dt>
      <dd>{kept && t('readAt', { time: formats.moment(kept.readAt) })}</dd>
      <dt>{t('used')}</dt>
      <dd>{facts?.usedBytes == null ? '…' : formatBytes(facts.usedBytes, language)}</dd>
      <dt>{t('eviction')}</dt>
      <dd>{facts ? t(facts.isPersistent ? 'kept' : 'mayGo') : '…'}</dd>
      <dt>{t('backgroundSync')}</dt>
      <dd>{t(canSyncInBackground() ? 'available' : 'notAvailable')}</dd>
    </dl>
  )
}
