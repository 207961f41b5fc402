import type { Guide } from '#shared/platform/lessons/lesson.ts'

export const guide: Guide = {
  places: {
    './transfer/persist.ts#persist': {
      en: 'Try again with growing pauses, or as soon as the line is back',
      zh: '間隔漸長地重試，或線路恢復就立刻繼續',
    },
    './transfer/send-file.ts#sendChunk': {
      en: 'One chunk, with its hash, at its place',
      zh: '送出一個區塊，附上雜湊值與位置',
    },
    'resources/uploads/chunks.ts#addChunk': {
      en: 'A chunk is stored once, and only where it belongs',
      zh: '區塊只存一次，而且只能存在正確的位置',
    },
    'resources/uploads/server.ts#finishUpload': {
      en: 'The file exists only after its whole hash is right',
      zh: '整份雜湊相符，檔案才算存在',
    },
    'resources/uploads/server.ts#downloadUpload': {
      en: 'A download can’t run on our origin',
      zh: '下載的檔案不會在本站執行',
    },
  },
  reading: {
    'RFC 9530: Digest Fields': 'https://www.rfc-editor.org/rfc/rfc9530',
    'IETF draft: Resumable Uploads for HTTP': 'https://datatracker.ietf.org/doc/draft-ietf-httpbis-resumable-upload/',
    'tus: open protocol for resumable uploads': 'https://tus.io/',
    'RFC 6266: Content-Disposition': 'https://www.rfc-editor.org/rfc/rfc6266',
  },
}
