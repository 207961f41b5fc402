import { useMessages } from '#client/i18n/i18n.ts'
import { Button } from '#client/ui/button.tsx'
import { copyText } from '#client/ui/copy/copy-text.ts'
import look from '#client/ui/look.module.css'
import { messages } from './messages.ts'
import styles from './page.module.css'
import { type Options, snippetOf } from './search-params.ts'

export function Snippet({ options }: { options: Options }) {
  const t = useMessages(messages)
  const snippet = snippetOf(options)
  return (
    <>
      <h3 className={look.subtitle} data-above="20">
        {t('toCopy')}
      </h3>
      <pre className={`${look.rounded} ${look.raised} ${look.breaking} ${styles.snippet}`} data-below="8" data-pad="12">
        {snippet}
      </pre>
      <Button onClick={() => copyText(snippet)}>{t('copy')}</Button>
    </>
  )
}
