import { Button } from '@mantine/core'
import { useMessages } from '#client/i18n.ts'
import { toast } from '#client/ui/toast.ts'
import { messages } from './messages.ts'
import { type Options, snippetOf } from './options.ts'
import styles from './page.module.css'

export function Snippet({ options }: { options: Options }) {
  const t = useMessages(messages)
  const snippet = snippetOf(options)
  async function copy() {
    try {
      await navigator.clipboard.writeText(snippet)
      toast.success(t('copied'))
    } catch {
      toast.warning(t('notCopied'))
    }
  }
  return (
    <>
      <h3 className={styles.subtitle}>{t('toCopy')}</h3>
      <pre className={styles.snippet}>{snippet}</pre>
      <Button variant="default" size="xs" onClick={() => void copy()}>
        {t('copy')}
      </Button>
    </>
  )
}
