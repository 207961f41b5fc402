import { defineMessages } from '#shared/messages.ts'

/** The texts of a response. They load with it. */
export const replyMessages = defineMessages('page8_01 reply', {
  fromHistory: { en: 'from history, {{time}}', zh: '來自歷程，{{time}}' },
  nearest: { en: 'Did you mean {{name}}?', zh: '您要的是 {{name}} 嗎？' },
  time: { en: 'Time', zh: '時間' },
  timeDetail: { en: 'waiting {{wait}}, receiving {{download}}', zh: '等待 {{wait}}，接收 {{download}}' },
  size: { en: 'Size', zh: '大小' },
  onTheWire: { en: '{{size}} transferred', zh: '實際傳輸 {{size}}' },
  replayed: {
    en: 'Idempotent-Replayed: this is the stored response to the first request with this key. Nothing was executed again.',
    zh: 'Idempotent-Replayed：這是第一次使用這個金鑰時存下的回應，並未再次執行。',
  },
  replyHeaders: {
    en: { one: '{{count}} header', other: '{{count}} headers' },
    zh: '{{count}} 個標頭',
  },
  replyBody: { en: 'Response body', zh: '回應本文' },
  emptyBody: { en: 'The response has no body.', zh: '回應沒有本文。' },
  bytesBody: { en: '{{size}} of {{mediaType}}', zh: '{{mediaType}}，{{size}}' },
  textGone: {
    en: 'History doesn’t store binary content. Send the request again to see it.',
    zh: '歷程不儲存二進位內容，請重新送出請求。',
  },
  cut: { en: 'Truncated.', zh: '已截斷。' },
  cutText: {
    en: 'Showing the first {{shown}} of {{size}}. The download contains everything that was received.',
    zh: '顯示 {{size}} 中的前 {{shown}}。下載檔包含已收到的全部內容。',
  },
  download: { en: 'Download', zh: '下載' },
  copyBody: { en: 'Copy', zh: '複製' },
  find: { en: 'Find', zh: '尋找' },
  foldAll: { en: 'Collapse all', zh: '全部收合' },
  unfoldAll: { en: 'Expand all', zh: '全部展開' },

  raced: { en: '{{count}} requests sent at once:', zh: '同時送出 {{count}} 個請求：' },
  raceNote: {
    en: 'In the order of their responses. A browser opens about six connections per server, so the other requests wait.',
    zh: '依回應抵達的順序。瀏覽器對同一伺服器約開啟六條連線，其餘的請求需要等待。',
  },
  nth: { en: '#{{place}}', zh: '#{{place}}' },
  noAnswer: { en: 'no response', zh: '沒有回應' },

  written: { en: { one: '{{count}} row written', other: '{{count}} rows written' }, zh: '寫入 {{count}} 列' },
  moreWritten: {
    en: 'And {{count}} more. See the audit trail for all of them.',
    zh: '還有 {{count}} 列；稽核軌跡有全部紀錄。',
  },
  versionNow: { en: 'version {{version}}', zh: '版本 {{version}}' },
  viewInAudit: { en: 'in the audit trail', zh: '在稽核軌跡中查看' },
  beforeCall: { en: 'before:', zh: '之前：' },
  afterCall: { en: 'after:', zh: '之後：' },
  noRow: { en: '(no row)', zh: '（無此列）' },

  verdict_fits: { en: 'Matches the contract', zh: '符合合約' },
  verdict_unchecked: { en: 'Not checked, because the body is incomplete', zh: '未檢查：內容不完整' },
  verdict_differs: {
    en: { one: '{{count}} difference from the contract', other: '{{count}} differences from the contract' },
    zh: '有 {{count}} 處不符合合約',
  },
  atLeast: { en: 'Only the first {{count}} differences are listed.', zh: '只列出前 {{count}} 處。' },
  verdict_status: {
    en: 'The contract doesn’t declare this status, only {{declared}}',
    zh: '合約未宣告此狀態碼，只宣告了 {{declared}}',
  },
  'verdict_media-type': { en: 'The contract declares the type {{declared}}', zh: '合約宣告的類型是 {{declared}}' },
  'verdict_not-empty': { en: 'The contract declares no body', zh: '合約宣告沒有本文' },
  'verdict_no-json': {
    en: 'Declared as {{declared}}, but isn’t valid JSON',
    zh: '宣告為 {{declared}}，但不是有效的 JSON',
  },
})
