import type { Technique } from '#client/router/techniques.ts'

export default {
  name: { en: 'Chunked, resumable uploads with checksums', zh: '分段、續傳與校驗碼' },
  terms: 'chunked resumable upload checksum SHA-256 retry progress 續傳 分段',
} satisfies Technique
