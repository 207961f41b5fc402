import { useMemo, useRef, useState } from 'react'
import { useMessages } from '#client/i18n/i18n.ts'
import { useGlobal } from '#client/state/state.ts'
import { Button } from '#client/ui/button.tsx'
import { Editor, type EditorHandle } from '#client/ui/editor/editor.tsx'
import look from '#client/ui/look.module.css'
import { check, type Issue } from '#pages/page8/page8_01-api-practice/catalogue/check.ts'
import { IssueList } from '#pages/page8/page8_01-api-practice/catalogue/issue-list.tsx'
import type { Schema } from '#pages/page8/page8_01-api-practice/catalogue/schema.ts'
import { parse } from '#pages/page8/page8_01-api-practice/reply/reply.ts'
import { type Feed, sendText } from './feeds.ts'
import { messages } from './messages.ts'

const NO_JSON: Issue[] = [{ pointer: '', code: 'json' }]
/** In the first room, typing. */
const WHEREABOUTS = JSON.stringify({ type: 'at', place: 'rooms/1', isTyping: true }, null, 2)

type Props = { id: string; hears: Schema; isAnswered: boolean; feed: Feed }

/** Sends messages to the server, on sockets that accept them. */
export function SendPanel({ id, hears, isAnswered, feed }: Props) {
  const t = useMessages(messages)
  const user = useGlobal(global => global.user)
  const answer = (received: unknown) =>
    JSON.stringify({ websocketData: received, globalData: { isLogin: true, user }, mapData: [] }, null, 2)
  const [text, setText] = useState(() => (isAnswered ? answer(null) : WHEREABOUTS))
  const editor = useRef<EditorHandle>(null)
  const issues = useMemo(() => {
    const read = parse(text)
    return read ? check(hears, read.value) : NO_JSON
  }, [text, hears])
  const last = feed.log.findLast(entry => entry.kind === 'frame' && entry.direction === 'in')
  const isOpen = feed.phase.kind === 'open'

  return (
    <div
      className={`${look.ruled} ${look.stack}`}
      style={{ '--editor-height': '220px' }}
      data-gap="8"
      data-pad="12 0 0"
    >
      <h3>{t('sendTitle')}</h3>
      <p className={look.note}>{t(isAnswered ? 'sendText' : 'sendPlace')}</p>
      <Editor
        ref={editor}
        label={t('message')}
        value={text}
        syntax="json"
        onChange={setText}
        issues={issues.map(({ pointer }) => pointer)}
      />
      <IssueList issues={issues} onShow={pointer => editor.current?.reveal(pointer)} />
      {issues.length > 0 && (
        <p className={look.message} data-tone="warn">
          {t('invalid')}
        </p>
      )}
      <div className={`${look.row} ${look.bottom}`} data-gap="12">
        <Button
          kind={issues.length > 0 ? 'plain' : 'main'}
          label={t('send')}
          disabled={!isOpen}
          onClick={() => sendText(id, text, hears)}
        />
        {isAnswered && last?.kind === 'frame' && (
          <Button label={t('replyToLast')} onClick={() => setText(answer(parse(last.text)?.value))} />
        )}
        {!isOpen && <span className={look.note}>{t('sendWhenOpen')}</span>}
      </div>
    </div>
  )
}
