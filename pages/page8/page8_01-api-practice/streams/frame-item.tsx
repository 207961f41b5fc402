import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs'
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { memo, useState } from 'react'
import { formatBytes, formatMs } from '#client/http/sizes.ts'
import { useLocale } from '#client/i18n/use-locale.ts'
import { LinkIfHere } from '#client/router/link-if-here.tsx'
import { linkToRequest } from '#client/router/links.ts'
import look from '#client/ui/look.module.css'
import { IssueText } from '#pages/page8/page8_01-api-practice/catalogue/issue-text.tsx'
import { parse } from '#pages/page8/page8_01-api-practice/reply/reply.ts'
import type { Frame, Note } from './frame.ts'
import styles from './frame-log.module.css'
import { messages } from './messages.ts'

/** A message: a one-line summary, and its body when opened. */
export const FrameItem = memo(function FrameItem({ frame }: { frame: Frame }) {
  const { t, language, formats } = useLocale(messages)
  const [isOpen, setIsOpen] = useState(false)
  const { at, direction, type, seq, bytes, issues, mark } = frame
  const Arrow = direction === 'in' ? IconArrowDown : IconArrowUp
  const isFit = issues?.length === 0
  return (
    <li>
      <details onToggle={event => setIsOpen(event.currentTarget.open)}>
        <summary className={`${look.digits} ${look.insideFocus} ${look.pick} ${look.row} ${styles.row}`}>
          <span className={`${look.small} ${look.dim}`}>{formats.moment(at, 'timeMs')}</span>
          <Arrow size={15} aria-hidden className={look.dim} />
          <span className="visually-hidden">{t(direction)}</span>
          <span className={`${look.mono} ${look.strong}`}>
            {direction === 'out' ? t('out') : (type ?? t('untyped'))}
          </span>
          {seq !== null && (
            <span className={look.dim} title={t('number', { seq })}>
              #{seq}
            </span>
          )}
          {mark && (
            <span className={look.badge} data-tone={mark === 'again' ? 'warn' : 'info'}>
              {t(mark)}
            </span>
          )}
          <span className={`${look.away} ${look.dim}`}>{formatBytes(bytes, language)}</span>
          <span
            className={`${look.inline} ${look.middle} ${look.toneText}`}
            data-gap="4"
            data-tone={isFit ? 'good' : 'bad'}
          >
            {isFit ? <IconCheck size={15} aria-hidden /> : <IconX size={15} aria-hidden />}
            {t(isFit ? 'fits' : issues ? 'differs' : 'noJson')}
          </span>
        </summary>
        {isOpen && <FrameBody frame={frame} />}
      </details>
    </li>
  )
})

function FrameBody({ frame: { text, issues } }: { frame: Frame }) {
  const read = parse(text)
  return (
    <div className={look.stack} data-gap="8" data-pad="8 12">
      {issues && issues.length > 0 && (
        <ul className={`${look.bad} ${look.bullets}`}>
          {issues.map((issue, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two issues may have the same place and code.
            <li key={index}>
              <IssueText issue={issue} />
            </li>
          ))}
        </ul>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard. */}
      <pre className={`${look.code} ${look.small}`} data-pad="8 12" style={{ maxHeight: 280 }} tabIndex={0}>
        {read ? JSON.stringify(read.value, null, 2) : text}
      </pre>
    </div>
  )
}

/** A request beside the connection. */
export const NoteItem = memo(function NoteItem({ note }: { note: Note }) {
  const { t, language, formats } = useLocale(messages)
  const { at, method, url, status, ms, requestId } = note
  return (
    <li className={`${look.digits} ${look.raised} ${look.row} ${styles.row}`}>
      <span className={`${look.small} ${look.dim}`}>{formats.moment(at, 'timeMs')}</span>
      <code className={`${look.mono} ${look.shrink}`}>
        {method} {url}
      </code>
      <span className={look.toneText} data-tone={status < 400 ? 'good' : 'bad'}>
        {status}
      </span>
      <span className={`${look.away} ${look.dim}`}>{formatMs(ms, language)}</span>
      {requestId && <LinkIfHere to={linkToRequest(requestId)}>{t('inTraffic')}</LinkIfHere>}
    </li>
  )
})
