import { useMessages } from '#client/i18n/i18n.ts'
import look from '#client/ui/look.module.css'
import type { Form } from '#resources/forms/contract.ts'
import { messages } from './messages.ts'

const TONES = { isDraft: undefined, isOpen: 'good', isClosed: 'warn' } as const

export function FormState({ form: { latest, isClosed } }: { form: Pick<Form, 'latest' | 'isClosed'> }) {
  const t = useMessages(messages)
  const state = latest === null ? 'isDraft' : isClosed ? 'isClosed' : 'isOpen'
  return (
    <span className={`${look.badge} ${look.raised}`} data-tone={TONES[state]}>
      {t(state, { number: latest })}
    </span>
  )
}
