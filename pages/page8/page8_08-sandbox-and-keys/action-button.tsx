import { Button, type ButtonProps } from '@mantine/core'
import { useMessages } from '#client/i18n/i18n.ts'
import { messages } from './messages.ts'

type Props = Pick<ButtonProps, 'variant' | 'loading' | 'disabled'> & {
  action: 'work' | 'fork' | 'snapshot' | 'reset' | 'rename' | 'delete' | 'restore'
  /** The name of its sandbox or key, because several buttons have the same label. */
  name: string
  onClick: () => void
}

export function ActionButton({ action, name, variant = 'default', ...button }: Props) {
  const t = useMessages(messages)
  return (
    <Button size="xs" variant={variant} aria-label={t('actionOf', { action: t(action), name })} {...button}>
      {t(action)}
    </Button>
  )
}
