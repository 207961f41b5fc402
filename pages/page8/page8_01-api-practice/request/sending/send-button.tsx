import IconSend from '@tabler/icons-react/dist/esm/icons/IconSend.mjs'
import { useMessages } from '#client/i18n/i18n.ts'
import { useAriaKeys, useKeyText } from '#client/shortcuts/shortcuts.ts'
import { Button } from '#client/ui/button.tsx'
import look from '#client/ui/look.module.css'
import { messages } from '#pages/page8/page8_01-api-practice/messages.ts'
import type { Call } from '#pages/page8/page8_01-api-practice/request/desk.ts'

type Props = {
  call: Call | undefined
  times: number
  /** How many issues the operator must confirm before sending. */
  issueCount: number
}

/** Sends the form, or aborts the call. */
export function SendButton({ call, times, issueCount }: Props) {
  const t = useMessages(messages)
  const keys = useKeyText()
  const ariaKeys = useAriaKeys('send')
  if (call?.state === 'sending') return <Button key="abort" label={t('abort')} onClick={call.abort} />
  return (
    <>
      <Button
        key="send"
        type="submit"
        kind={issueCount > 0 ? 'plain' : 'main'}
        title={keys('send')}
        aria-keyshortcuts={ariaKeys}
        icon={IconSend}
        label={issueCount > 0 ? t('sendAnyway') : times > 1 ? t('sendTimes', { count: times }) : t('send')}
      />
      {issueCount > 0 && (
        <p className={`${look.message} ${look.ownLine}`} data-tone="warn" role="alert">
          {t('differs', { count: issueCount })}
        </p>
      )}
    </>
  )
}
