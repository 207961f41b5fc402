import { useMessages } from '#client/i18n/i18n.ts'
import { useCodeText } from '#pages/page8/page8_01-api-practice/reply/use-code-text.ts'
import type { Phase } from './feeds.ts'
import { messages } from './messages.ts'

export function usePhaseText(): (phase: Phase) => string {
  const t = useMessages(messages)
  const explain = useCodeText()
  return phase => {
    if (phase.kind !== 'over') return t(`state_${phase.kind}`)
    if (phase.by === 'you' || phase.by === 'cut') return t(`over_${phase.by}`)
    if (phase.by === 'refused') {
      return t('over_refused', { code: phase.code, why: explain(phase.problem ?? '') })
    }
    const key = `close_${phase.code}`
    const why = t(key in messages.texts ? (key as 'close_1000') : 'close_other')
    return t('over_server', { code: phase.code, why })
  }
}
