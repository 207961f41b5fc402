import { useMessages } from '#client/i18n/i18n.ts'
import { Button, type ButtonProps } from '#client/ui/button.tsx'
import { messages } from './messages.ts'

type Props = Pick<ButtonProps, 'kind' | 'isBusy' | 'disabled'> & {
  action: 'work' | 'fork' | 'snapshot' | 'reset' | 'rename' | 'delete' | 'restore'
  /** The name of its sandbox or key, because several buttons have the same label. */
  name: string
  onClick: () => void
}

export function ActionButton({ action, name, ...button }: Props) {
  const t = useMessages(messages)
  return <Button isSmall aria-label={t('actionOf', { action: t(action), name })} {...button} label={t(action)} />
}
