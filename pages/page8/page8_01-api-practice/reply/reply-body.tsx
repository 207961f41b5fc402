import { type ReactNode, useMemo, useRef } from 'react'
import { fileNameOf, saveFile } from '#client/files/save-file.ts'
import { formatBytes } from '#client/http/sizes.ts'
import { useLocale } from '#client/i18n/use-locale.ts'
import { Button } from '#client/ui/button.tsx'
import { copyText } from '#client/ui/copy/copy-text.ts'
import { Editor, type EditorHandle } from '#client/ui/editor/editor.tsx'
import look from '#client/ui/look.module.css'
import type { Issue } from '#pages/page8/page8_01-api-practice/catalogue/check.ts'
import { IssueList } from '#pages/page8/page8_01-api-practice/catalogue/issue-list.tsx'
import { replyMessages } from './messages.ts'
import { isJson, parse, type Reply } from './reply.ts'

/** Longer texts are not rendered, but can be downloaded. */
const MAX_SHOWN = 2 * 1024 * 1024

type Props = { reply: Reply; issues: readonly Issue[]; children: ReactNode }

/** The body as received: JSON formatted, bytes as a file. */
export function ReplyBody({ reply, issues, children }: Props) {
  const { t, language } = useLocale(replyMessages)
  const editor = useRef<EditorHandle>(null)
  const { mediaType, size, bytes } = reply
  const text = useMemo(() => textToShow(reply), [reply])
  const isFoldable = text !== null && isJson(mediaType)
  const isShort = (text?.length ?? 0) > MAX_SHOWN
  const shown = text?.slice(0, MAX_SHOWN) ?? null

  const handleDownload = () => bytes && saveFile(bytes, fileNameOf(new Headers(reply.headers), nameFor(mediaType)))

  return (
    <div className={look.stack} data-gap="8">
      <div className={`${look.firstGrows} ${look.row}`}>
        {children}
        {shown && (
          <>
            <Button isSmall label={t('find')} onClick={() => editor.current?.search()} />
            {isFoldable && (
              <>
                <Button isSmall label={t('foldAll')} onClick={() => editor.current?.foldAll()} />
                <Button isSmall label={t('unfoldAll')} onClick={() => editor.current?.unfoldAll()} />
              </>
            )}
            <Button isSmall label={t('copyBody')} onClick={() => copyText(text ?? '')} />
          </>
        )}
        {bytes && size > 0 && <Button isSmall label={t('download')} onClick={handleDownload} />}
      </div>
      <IssueList issues={issues} onShow={pointer => editor.current?.reveal(pointer)} />
      {size === 0 && <p className={look.dim}>{t('emptyBody')}</p>}
      {size > 0 && text === null && (
        <p className={look.dim}>
          {bytes ? t('bytesBody', { size: formatBytes(size, language), mediaType: mediaType || '?' }) : t('textGone')}
        </p>
      )}
      {isShort ? (
        <p className={look.dim}>
          {t('cutText', { shown: formatBytes(MAX_SHOWN, language), size: formatBytes(size, language) })}
        </p>
      ) : (
        reply.isCut && <p className={look.dim}>{t('cut')}</p>
      )}
      {shown && (
        <Editor
          ref={editor}
          label={t('replyBody')}
          value={shown}
          syntax={isFoldable ? 'json' : 'text'}
          issues={issues.map(({ pointer }) => pointer)}
        />
      )}
    </div>
  )
}

function textToShow({ text, mediaType }: Reply): string | null {
  if (text === null || !isJson(mediaType)) return text
  const read = parse(text)
  return read ? JSON.stringify(read.value, null, 2) : text
}

const nameFor = (mediaType: string) => (isJson(mediaType) ? 'reply.json' : 'reply')
