import { useEffect } from 'react'
import { useLocale } from '#client/i18n/use-locale.ts'
import { useLatest } from '#client/state/use-latest.ts'
import { toast } from '#client/toast/toast.ts'
import { messages } from './messages.ts'
import { useDevice } from './outbox/device.ts'
import { type Outcome, onOutcome } from './outbox/send.ts'

/** Reports what the server made of each entry. */
export function useOutcomes(): void {
  const { t, language } = useLocale(messages)
  const latest = useLatest((outcome: Outcome) => {
    const visit = useDevice.getState().kept?.visits.find(({ id }) => id === outcome.visitId)
    const customer = visit?.customer[language] ?? t('unknownVisit', { id: outcome.visitId })
    if (outcome.kind === 'accepted') toast.success(t('accepted', { customer }), { cause: 'outbox' })
    else if (outcome.kind === 'unanswered') toast.warning(t('unanswered', { customer }), { cause: 'outbox' })
    else if (outcome.kind === 'conflict') toast.warning(t('conflict', { customer }))
    // The changes sent after it are saved within a moment, and say so.
    else toast.info(t('merged', { customer }), { isAside: true })
  })
  useEffect(() => onOutcome(outcome => latest.current(outcome)), [])
}
