import { KEPT_HOURS, MAX_FILE_BYTES, MAX_UPLOADS, QUOTA_BYTES } from '#resources/uploads/rules.ts'
import { defineMessages } from '#shared/messages.ts'

const FILE_MB = MAX_FILE_BYTES / 1024 ** 2
const QUOTA_MB = QUOTA_BYTES / 1024 ** 2

export const messages = defineMessages('page4_05', {
  send: { en: 'Send files', zh: '傳送檔案' },
  sendText: {
    en: `Up to ${FILE_MB} MB a file, ${QUOTA_MB} MB and ${MAX_UPLOADS} files in all. They are yours alone, in this sandbox.`,
    zh: `每個檔案最多 ${FILE_MB} MB，總共 ${QUOTA_MB} MB、${MAX_UPLOADS} 個檔案。只有您自己看得到，且只在這個沙盒中。`,
  },
  choose: { en: 'Choose files', zh: '選擇檔案' },
  drop: { en: 'or drop them here', zh: '或拖曳到這裡' },
  sample: { en: 'Send a sample of {{size}}', zh: '傳送 {{size}} 的範例檔案' },
  room: { en: 'Room', zh: '空間' },
  roomUsed: { en: '{{used}} of {{quota}} used', zh: '已使用 {{used}}，共 {{quota}}' },
  cannotHash: {
    en: 'This browser works out checksums only on pages that come by HTTPS, or from the machine itself. Open the console that way to send files.',
    zh: '瀏覽器只有在 HTTPS 或本機網址下才能計算校驗碼。請改用這類網址開啟，才能上傳檔案。',
  },

  underWay: { en: 'Under way', zh: '進行中' },
  nothingUnderWay: { en: 'Nothing is being sent.', zh: '目前沒有正在傳送的檔案。' },
  leaving: {
    en: `Leaving or reloading this page stops the sending. What has come stays with the server for ${KEPT_HOURS} hours: choose the same file again and it goes on from there.`,
    zh: `離開或重新整理本頁會停止傳送。已收到的部分會在伺服器保留 ${KEPT_HOURS} 小時，再選一次同一個檔案就能接著傳。`,
  },
  progressOf: { en: 'Progress of {{name}}', zh: '{{name}} 的進度' },
  asking: { en: 'Asking where the server stands', zh: '正在詢問伺服器的進度' },
  hashing: { en: 'Working out the SHA-256', zh: '正在計算 SHA-256' },
  sentOf: { en: '{{sent}} of {{size}}', zh: '{{sent}}，共 {{size}}' },
  rate: { en: '{{rate}}/s', zh: '每秒 {{rate}}' },
  secondsLeft: { en: 'about {{seconds}} s left', zh: '約剩 {{seconds}} 秒' },
  minutesLeft: { en: 'about {{minutes}} min left', zh: '約剩 {{minutes}} 分鐘' },
  waiting: { en: 'A request failed and is tried again: {{reason}}', zh: '要求失敗，正在重試：{{reason}}' },
  finishing: { en: 'The server compares the SHA-256', zh: '伺服器正在比對 SHA-256' },
  paused: { en: 'Paused at {{sent}} of {{size}}', zh: '已暫停，{{sent}}，共 {{size}}' },
  failed: { en: 'Stopped: {{reason}}', zh: '已停止：{{reason}}' },
  otherFile: {
    en: 'This is not the file that was begun: its contents differ. Nothing was sent.',
    zh: '這不是先前開始上傳的檔案，內容不同，因此沒有傳送。',
  },
  cannotRead: {
    en: 'The file can no longer be read. Was it moved or changed? Choose it again.',
    zh: '檔案無法讀取，可能已移動或變更，請重新選擇。',
  },
  tooLarge: { en: `The file is larger than ${FILE_MB} MB.`, zh: `檔案超過 ${FILE_MB} MB。` },
  pause: { en: 'Pause', zh: '暫停' },
  pauseOf: { en: 'Pause {{name}}', zh: '暫停 {{name}}' },
  goOn: { en: 'Go on', zh: '繼續' },
  goOnOf: { en: 'Go on with {{name}}', zh: '繼續傳送 {{name}}' },
  cancel: { en: 'Cancel', zh: '取消' },
  cancelOf: { en: 'Cancel {{name}}', zh: '取消 {{name}}' },
  interrupted: {
    en: '{{sent}} of {{size}} have come. If no other window is sending it, choose the file again; it is kept until {{time}}.',
    zh: '已收到 {{sent}}，共 {{size}}。若沒有其他視窗正在傳送，請再選一次同一個檔案；將保留到 {{time}}。',
  },
  chooseAgain: { en: 'Choose the file again', zh: '重新選擇檔案' },
  chooseAgainOf: { en: 'Choose the file again: {{name}}', zh: '重新選擇檔案：{{name}}' },
  discard: { en: 'Discard', zh: '捨棄' },
  discardOf: { en: 'Discard {{name}}', zh: '捨棄 {{name}}' },

  saysProgress: { en: '{{name}}: {{percent}}% sent', zh: '{{name}}：已傳送 {{percent}}%' },
  saysWaiting: {
    en: '{{name}}: a request failed, trying again in {{seconds}} s',
    zh: '{{name}}：要求失敗，{{seconds}} 秒後重試',
  },
  saysFailed: { en: '{{name}}: stopped', zh: '{{name}}：已停止' },
  arrived: { en: '{{name}} has arrived whole: its SHA-256 is right.', zh: '{{name}} 已完整送達，SHA-256 相符。' },
  wasThere: {
    en: '{{name}} was there already, as {{as}}: nothing had to be sent.',
    zh: '{{name}} 的內容已經存在（檔名為 {{as}}），不需要再傳。',
  },

  trouble: { en: 'Trouble on the way', zh: '傳送途中的狀況' },
  troubleText: {
    en: 'Have something happen to the next chunk, and look at how the upload gets over it.',
    zh: '讓下一段發生狀況，看看上傳如何自行恢復。',
  },
  none: { en: 'Nothing', zh: '沒有狀況' },
  refused: { en: 'The server is busy (503)', zh: '伺服器忙碌（503）' },
  lost: { en: 'Its answer is lost', zh: '回應遺失' },
  damaged: { en: 'A byte is damaged', zh: '一個位元組損壞' },
  says_none: { en: 'Chunks go as they are.', zh: '各段照常傳送。' },
  says_refused: {
    en: 'The next chunk is refused, and sent again after a moment.',
    zh: '下一段會被拒絕，稍候自動重傳。',
  },
  says_lost: {
    en: 'The next chunk is stored, but its answer does not come: it is sent again, and the server has it once.',
    zh: '下一段會存好但收不到回應；重傳時伺服器會認出來，只存一份。',
  },
  says_damaged: {
    en: 'The next chunk is changed after it was hashed: the server finds that its checksum is wrong, and it is sent again.',
    zh: '下一段在計算校驗碼後被改動；伺服器發現校驗碼不符，於是重傳。',
  },
  slow: { en: 'Slow line: each chunk takes {{seconds}} s longer', zh: '慢速網路：每一段多花 {{seconds}} 秒' },

  files: { en: 'Files', zh: '檔案' },
  name: { en: 'Name', zh: '檔名' },
  size: { en: 'Size', zh: '大小' },
  sha256: { en: 'SHA-256', zh: 'SHA-256' },
  copyHash: { en: '{{start}}, copy the SHA-256 of {{name}}', zh: '{{start}}，複製 {{name}} 的 SHA-256' },
  finished: { en: 'Arrived', zh: '送達時間' },
  actions: { en: 'Actions', zh: '操作' },
  download: { en: 'Download', zh: '下載' },
  downloadOf: { en: 'Download {{name}}', zh: '下載 {{name}}' },
  delete: { en: 'Delete', zh: '刪除' },
  deleteOf: { en: 'Delete {{name}}', zh: '刪除 {{name}}' },
  deleted: { en: '{{name}} is deleted.', zh: '{{name}} 已刪除。' },
  restored: { en: '{{name}} is back.', zh: '{{name}} 已復原。' },
  notDone: { en: 'Not done: {{reason}}', zh: '未完成：{{reason}}' },
  emptyTitle: { en: 'No files yet', zh: '還沒有檔案' },
  emptyText: {
    en: 'What has arrived whole stands here, to be downloaded.',
    zh: '完整送達的檔案會列在這裡，可供下載。',
  },
})
