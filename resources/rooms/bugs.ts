import { answeringWrite, defineBug } from '#server/bugs.ts'
import { deleteRoomMessage, listRoomMessages, postRoomMessage } from './contract.ts'

export const bugs = [
  defineBug(listRoomMessages, {
    id: 'rooms-older-repeats-one',
    kind: 'boundary',
    level: 'fair',
    page: 'page8_06',
    promise: {
      en: 'before=46 lists the messages before number 46, without it.',
      zh: 'before=46 列出編號 46 之前的訊息，不含 46。',
    },
    wrong: { en: 'The message itself is listed again.', zh: '該則訊息又列了一次。' },
    test: { en: 'Read two pages, and expect that no number occurs twice.', zh: '讀取兩頁，檢查沒有編號重複。' },
    answer: (context, next) => {
      const { before } = context.query
      return next(before === undefined ? context : { ...context, query: { ...context.query, before: before + 1 } })
    },
  }),
  defineBug(postRoomMessage, {
    id: 'rooms-emoji-lost',
    kind: 'language',
    level: 'hard',
    page: 'page8_06',
    promise: { en: 'A message is stored as it was written.', zh: '訊息照原文儲存。' },
    wrong: {
      en: 'Emoji are stored as question marks, though the sender still sees them.',
      zh: '表情符號存成問號，寄件人卻仍看得到。',
    },
    test: { en: 'Post an emoji, read the room again, and expect the emoji.', zh: '送出表情符號後重新讀取，檢查仍在。' },
    answer(context, next, spot) {
      const { text } = context.body
      const lost = text.replace(/[\u{10000}-\u{10ffff}]/gu, '?')
      const write = answeringWrite(context.write, ({ body }) => {
        if (lost !== text) spot('/text')
        body.text = text
      })
      return next({ ...context, write, body: { ...context.body, text: lost } })
    },
  }),
  defineBug(postRoomMessage, {
    id: 'rooms-key-lost',
    kind: 'state',
    level: 'hard',
    page: 'page8_06',
    promise: { en: 'A message keeps its Idempotency-Key.', zh: '訊息會保留送出時的 Idempotency-Key。' },
    wrong: {
      en: 'It is stored without, so its sender doesn’t know it again.',
      zh: '儲存時遺失，寄件人認不出自己的訊息。',
    },
    test: {
      en: 'Lose the reply to a message with a fault, read the room, and expect the key in it.',
      zh: '以故障讓送出訊息的回應遺失，再讀取聊天室，檢查訊息帶有該鍵值。',
    },
    answer(context, next, spot) {
      if (context.headers['idempotency-key'] !== undefined) spot('/key')
      return next({ ...context, headers: {} })
    },
  }),
  defineBug(deleteRoomMessage, {
    id: 'rooms-delete-does-nothing',
    kind: 'state',
    level: 'hard',
    page: 'page8_06',
    promise: { en: '204 says that the message is deleted.', zh: '204 表示訊息已刪除。' },
    wrong: { en: 'The server answers 204 and deletes nothing.', zh: '伺服器回應 204，卻什麼都沒刪除。' },
    test: { en: 'Delete a message, read the room again, and expect it gone.', zh: '刪除訊息後重新讀取，檢查已不在。' },
    async answer(_, __, spot) {
      spot('status')
      return { status: 204, body: undefined }
    },
  }),
]
