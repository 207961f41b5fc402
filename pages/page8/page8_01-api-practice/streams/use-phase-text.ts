import { useMessages } from '#client/i18n/i18n.ts'
import { codeMessages } from '#pages/page8/page8_01-api-practice/reply/code-messages.ts'
import type { Phase } from './feeds.ts'
import { messages } from './messages.ts'

export function usePhaseText(): (phase: Phase) => string {
  const t = useMessages(messages)
  const code = useMessages(codeMessages)
  return phase => {
    if (phase.kind !== 'over') return t(`state_${phase.kind}`)
    if (phase.by === 'you' || phase.by === 'cut') return t(`over_${phase.by}`)
    if (phase.by === 'refused') {
      const key = phase.problem !== null && phase.problem in codeMessages.texts ? phase.problem : 'other'
      return t('over_refused', { code: phase.code, why: code(key as keyof typeof codeMessages.texts) })
    }
    const key = `close_${phase.code}`
    const why = t(key in messages.texts ? (key as 'close_1000') : 'close_other')
    return t('over_server', { code: phase.code, why })
  }
}
