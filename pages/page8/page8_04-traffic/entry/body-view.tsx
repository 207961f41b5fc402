import { formatBytes } from '#client/http/sizes.ts'
import { useLocale } from '#client/i18n/use-locale.ts'
import { Button } from '#client/ui/button.tsx'
import { copyText } from '#client/ui/copy/copy-text.ts'
import look from '#client/ui/look.module.css'
import { messages } from '#pages/page8/page8_04-traffic/messages.ts'
import { CodeBlock } from '#pages/page8/page8_04-traffic/terminal/code-block.tsx'
import { MAX_BODY_BYTES } from '#shared/platform/traffic.ts'
import type { BodyState } from './body-state.ts'

/** A formatted body, or why it can't be shown. */
export function BodyView({ label, body }: { label: string; body: BodyState }) {
  const { t, language } = useLocale(messages)
  const words = useBodyWords()
  if (body.is !== 'text') return <p className={look.dim}>{words(body)}</p>
  return (
    <div className={look.stack} data-gap="8">
      <div className={`${look.line} ${look.between}`}>
        <h3 className={look.medium}>{t('bodySize', { size: formatBytes(body.bytes, language) })}</h3>
        <Button isSmall label={t('copyBody')} onClick={() => void copyText(body.text)} />
      </div>
      {body.isCut && <p className={look.dim}>{words(body)}</p>}
      <CodeBlock label={label} text={body.text} />
    </div>
  )
}

/** Describes a body in addition to its text. */
export function useBodyWords() {
  const { t, language } = useLocale(messages)
  return (body: BodyState): string => {
    switch (body.is) {
      case 'none':
        return t('noBody')
      case 'text':
        return t('cutBody', { shown: formatBytes(MAX_BODY_BYTES, language), size: formatBytes(body.bytes, language) })
      case 'secret':
        return t('secretBody')
      case 'unread':
        return t('unreadBody', { size: formatBytes(body.bytes, language) })
      case 'stream':
        return body.bytes > 0
          ? t('streamBodySized', { size: formatBytes(body.bytes, language), mediaType: body.mediaType })
          : t('streamBody', { mediaType: body.mediaType })
    }
  }
}
