import { KEPT_HOURS, MAX_FILE_BYTES, MAX_UPLOADS } from '#resources/uploads/rules.ts'
import { defineMessages } from '#shared/messages.ts'

const FILE_MB = MAX_FILE_BYTES / 1024 ** 2

export const messages = defineMessages('page4_05', {
  send: { en: 'Upload files', zh: '上傳檔案' },
  sendText: {
    en: `Up to ${FILE_MB} MB per file and ${MAX_UPLOADS} files. Only you can see them, in this sandbox.`,
    zh: `每個檔案最多 ${FILE_MB} MB，最多 ${MAX_UPLOADS} 個檔案。只有您自己看得到，且只在這個沙盒中。`,
  },
  choose: { en: 'Choose files', zh: '選擇檔案' },
  drop: { en: 'or drop them here', zh: '或拖曳到這裡' },
  sample: { en: 'Upload a {{size}} sample', zh: '上傳 {{size}} 的範例檔案' },
  room: { en: 'Storage', zh: '空間' },
  roomUsed: { en: '{{used}} of {{quota}} used', zh: '已使用 {{used}}，共 {{quota}}' },
  cannotHash: {
    en: 'Browsers can compute checksums only over HTTPS or on localhost. Open the console that way to upload files.',
    zh: '瀏覽器只有在 HTTPS 或 localhost 才能計算校驗碼。請改用這類網址開啟主控台再上傳。',
  },

  refusedFiles: { en: 'Not uploaded', zh: '未上傳' },
  tryAgain: { en: 'Try again', zh: '重試' },
  tryAgainOf: { en: 'Try again: {{name}}', zh: '重試：{{name}}' },
  dismiss: { en: 'Dismiss', zh: '關閉' },
  dismissOf: { en: 'Dismiss {{name}}', zh: '關閉 {{name}}' },

  underWay: { en: 'In progress', zh: '進行中' },
  nothingUnderWay: { en: 'No uploads in progress.', zh: '目前沒有進行中的上傳。' },
  leaving: {
    en: `Leaving or reloading this page stops the upload. The server keeps uploaded chunks for ${KEPT_HOURS} hours. Choose the same file again to resume.`,
    zh: `離開或重新整理本頁會停止上傳。伺服器會保留已收到的部分 ${KEPT_HOURS} 小時，再選一次同一個檔案即可續傳。`,
  },
  progressOf: { en: 'Progress of {{name}}', zh: '{{name}} 的進度' },
  asking: { en: 'Checking progress on the server', zh: '正在詢問伺服器的進度' },
  hashing: { en: 'Computing SHA-256', zh: '正在計算 SHA-256' },
  sentOf: { en: '{{sent}} of {{size}}', zh: '{{sent}}，共 {{size}}' },
  rate: { en: '{{rate}}/s', zh: '每秒 {{rate}}' },
  secondsLeft: { en: 'about {{seconds}} s left', zh: '約剩 {{seconds}} 秒' },
  minutesLeft: { en: 'about {{minutes}} min left', zh: '約剩 {{minutes}} 分鐘' },
  waiting: { en: 'A request failed. Retrying… {{reason}}', zh: '請求失敗，正在重試…{{reason}}' },
  offline: {
    en: 'No connection. The upload goes on by itself when it is back.',
    zh: '目前沒有連線，恢復後會自動繼續上傳。',
  },
  finishing: { en: 'Verifying SHA-256', zh: '正在驗證 SHA-256' },
  paused: { en: 'Paused at {{sent}} of {{size}}', zh: '已暫停，{{sent}}，共 {{size}}' },
  failed: { en: 'Stopped: {{reason}}', zh: '已停止：{{reason}}' },
  otherFile: {
    en: 'This is not the same file. Its content differs, so nothing was uploaded.',
    zh: '這不是同一個檔案。內容不同，因此沒有上傳。',
  },
  cannotRead: {
    en: 'The file can no longer be read. Was it moved or changed? Choose it again.',
    zh: '檔案無法讀取，可能已移動或變更，請重新選擇。',
  },
  tooLarge: { en: `The file is larger than ${FILE_MB} MB.`, zh: `檔案超過 ${FILE_MB} MB。` },
  pause: { en: 'Pause', zh: '暫停' },
  pauseOf: { en: 'Pause {{name}}', zh: '暫停 {{name}}' },
  goOn: { en: 'Resume', zh: '繼續' },
  goOnOf: { en: 'Resume {{name}}', zh: '繼續傳送 {{name}}' },
  cancel: { en: 'Cancel', zh: '取消' },
  cancelOf: { en: 'Cancel {{name}}', zh: '取消 {{name}}' },
  interrupted: {
    en: '{{sent}} of {{size}} uploaded. If no other window is uploading it, choose the file again to resume. Kept until {{time}}.',
    zh: '已收到 {{sent}}，共 {{size}}。若沒有其他視窗正在傳送，請再選一次同一個檔案；將保留到 {{time}}。',
  },
  interruptedSample: {
    en: '{{sent}} of {{size}} uploaded. If no other window is uploading it, you can resume it here. Kept until {{time}}.',
    zh: '已收到 {{sent}}，共 {{size}}。若沒有其他視窗正在傳送，可以從這裡繼續；將保留到 {{time}}。',
  },
  complete: {
    en: 'All {{size}} uploaded, but not verified yet. Kept until {{time}}.',
    zh: '{{size}} 已全部收到，但尚未驗證；將保留到 {{time}}。',
  },
  finish: { en: 'Finish', zh: '完成上傳' },
  finishOf: { en: 'Finish {{name}}', zh: '完成上傳 {{name}}' },
  chooseAgain: { en: 'Choose the file again', zh: '重新選擇檔案' },
  chooseAgainOf: { en: 'Choose the file again: {{name}}', zh: '重新選擇檔案：{{name}}' },
  discard: { en: 'Discard', zh: '捨棄' },
  discardOf: { en: 'Discard {{name}}', zh: '捨棄 {{name}}' },

  saysProgress: { en: '{{name}}: {{percent}}% uploaded', zh: '{{name}}：已傳送 {{percent}}%' },
  saysWaiting: {
    en: '{{name}}: a request failed, retrying in {{seconds}} s',
    zh: '{{name}}：請求失敗，{{seconds}} 秒後重試',
  },
  saysOffline: {
    en: '{{name}}: no connection, goes on when it is back',
    zh: '{{name}}：沒有連線，恢復後會繼續',
  },
  saysFailed: { en: '{{name}}: stopped', zh: '{{name}}：已停止' },
  arrived: { en: '{{name}} was uploaded. The SHA-256 matches.', zh: '{{name}} 已上傳，SHA-256 相符。' },
  batchArrived: {
    en: '{{arrived}} of {{all}} files were uploaded. Each SHA-256 matches.',
    zh: '已上傳 {{arrived}} 個檔案，共 {{all}} 個，SHA-256 皆相符。',
  },
  batchThere: {
    en: '{{arrived}} of {{all}} files are stored. {{there}} of them already existed.',
    zh: '已有 {{arrived}} 個檔案，共 {{all}} 個，其中 {{there}} 個先前就已存在。',
  },
  wasThere: {
    en: '{{name}} already exists as {{as}}. Nothing had to be uploaded.',
    zh: '{{name}} 的內容已經存在（檔名為 {{as}}），不需要再傳。',
  },

  trouble: { en: 'Network trouble', zh: '網路狀況' },
  troubleText: {
    en: 'Make the next chunk fail and watch the upload recover.',
    zh: '讓下一段失敗，看看上傳如何自行恢復。',
  },
  nextChunk: { en: 'Next chunk', zh: '下一段' },
  none: { en: 'None', zh: '沒有狀況' },
  refused: { en: 'The server is busy (503)', zh: '伺服器忙碌（503）' },
  lost: { en: 'The response is lost', zh: '回應遺失' },
  damaged: { en: 'A byte is damaged', zh: '一個位元組損壞' },
  says_none: { en: 'Chunks are sent normally.', zh: '各段照常傳送。' },
  says_refused: {
    en: 'The next chunk is refused, then retried after a moment.',
    zh: '下一段會被拒絕，稍候自動重傳。',
  },
  says_lost: {
    en: 'The next chunk is stored but its response is lost. It is sent again, and the server keeps one copy.',
    zh: '下一段會存好但收不到回應；重傳時伺服器會認出來，只存一份。',
  },
  says_damaged: {
    en: 'The next chunk is changed after hashing. The server detects the wrong checksum, and the chunk is sent again.',
    zh: '下一段在計算校驗碼後被改動；伺服器發現校驗碼不符，於是重傳。',
  },
  slow: { en: 'Slow network: each chunk takes {{seconds}} s longer', zh: '慢速網路：每一段多花 {{seconds}} 秒' },

  files: { en: 'Files', zh: '檔案' },
  name: { en: 'Name', zh: '檔名' },
  size: { en: 'Size', zh: '大小' },
  sha256: { en: 'SHA-256', zh: 'SHA-256' },
  copyHash: { en: '{{start}}, copy the SHA-256 of {{name}}', zh: '{{start}}，複製 {{name}} 的 SHA-256' },
  finished: { en: 'Uploaded', zh: '上傳時間' },
  download: { en: 'Download', zh: '下載' },
  delete: { en: 'Delete', zh: '刪除' },
  deleted: { en: '{{name}} was deleted.', zh: '{{name}} 已刪除。' },
  restored: { en: '{{name}} was restored.', zh: '{{name}} 已復原。' },
  notDone: { en: 'This could not be done. {{reason}}', zh: '無法完成。{{reason}}' },
  emptyTitle: { en: 'No files yet', zh: '還沒有檔案' },
  emptyText: {
    en: 'Uploaded files appear here. You can download them.',
    zh: '上傳完成的檔案會列在這裡，可供下載。',
  },
})
