import { useMessages } from '#client/i18n/i18n.ts'
import { useGlobal } from '#client/state/state.ts'
import { Button } from '#client/ui/button.tsx'
import { copyText } from '#client/ui/copy/copy-text.ts'
import look from '#client/ui/look.module.css'
import { TabNote } from '#client/ui/tab-note.tsx'
import { messages } from '#pages/page8/page8_04-traffic/messages.ts'
import { CodeBlock } from './code-block.tsx'
import { firstCurl } from './curl-of.ts'

/** How to get another program's request into the list. The token is never shown, and copied only on request. */
export function TerminalHint() {
  const t = useMessages(messages)
  const command = firstCurl(location.origin)
  const handleToken = () => void copyText(`export STRIVE_TOKEN='${useGlobal.getState().token ?? ''}'`, t('tokenCopied'))
  return (
    <div className={`${look.stack} ${look.shrink} ${look.startText}`} style={{ maxWidth: 640 }} data-gap="12">
      <p className={look.dim}>{t('terminalText')}</p>
      <TabNote of="program" />
      <CodeBlock label={t('command')} text={command} />
      <div className={`${look.flex} ${look.wrapping}`} data-gap="8">
        <Button onClick={() => void copyText(command)}>{t('copyCommand')}</Button>
        <Button onClick={handleToken}>{t('copyToken')}</Button>
      </div>
    </div>
  )
}
