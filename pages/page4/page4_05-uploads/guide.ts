import type { Guide } from '#shared/platform/lessons/lesson.ts'

export const guide: Guide = {
  places: [
    {
      file: 'pages/page4/page4_05-uploads/transfer/persist.ts',
      symbol: 'persist',
      says: {
        en: 'Try again with growing pauses, or as soon as the line is back',
        zh: '間隔漸長地重試，或線路恢復就立刻繼續',
      },
    },
    {
      file: 'pages/page4/page4_05-uploads/transfer/send-file.ts',
      symbol: 'sendChunk',
      says: { en: 'One chunk, with its hash, at its place', zh: '送出一個區塊，附上雜湊值與位置' },
    },
    {
      file: 'resources/uploads/chunks.ts',
      symbol: 'addChunk',
      says: { en: 'A chunk is stored once, and only where it belongs', zh: '區塊只存一次，而且只能存在正確的位置' },
    },
    {
      file: 'resources/uploads/server.ts',
      symbol: 'finishUpload',
      says: { en: 'The file exists only after its whole hash is right', zh: '整份雜湊相符，檔案才算存在' },
    },
    {
      file: 'resources/uploads/server.ts',
      symbol: 'downloadUpload',
      says: { en: 'A download can’t run on our origin', zh: '下載的檔案不會在本站執行' },
    },
  ],
  reading: [
    { title: 'RFC 9530: Digest Fields', href: 'https://www.rfc-editor.org/rfc/rfc9530' },
    {
      title: 'IETF draft: Resumable Uploads for HTTP',
      href: 'https://datatracker.ietf.org/doc/draft-ietf-httpbis-resumable-upload/',
    },
    { title: 'tus: open protocol for resumable uploads', href: 'https://tus.io/' },
    { title: 'RFC 6266: Content-Disposition', href: 'https://www.rfc-editor.org/rfc/rfc6266' },
  ],
}
