import { Button } from '@mantine/core'
import { useMessages } from '#client/i18n.ts'
import { messages } from './messages.ts'
import styles from './page.module.css'

type Props = { isSending: boolean; refused: number; canWrite: boolean; onDrop: () => void }

/** Whether what is on the screen is what the server has. */
export function SaveState({ isSending, refused, canWrite, onDrop }: Props) {
  const t = useMessages(messages)
  const say = () => {
    if (!canWrite) return t('readOnly')
    if (isSending) return t('saving')
    return refused > 0 ? t('refused', { count: refused }) : t('allSaved')
  }
  return (
    <div className={styles.state}>
      <p role="status" className={refused > 0 && !isSending ? styles.refused : undefined}>
        {say()}
      </p>
      {refused > 0 && (
        <Button variant="subtle" size="compact-sm" onClick={onDrop}>
          {t('dropRefused')}
        </Button>
      )}
    </div>
  )
}
