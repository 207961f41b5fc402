import { defineMessages } from '#shared/messages.ts'

export const messages = defineMessages('page3_07', {
  file: { en: 'File', zh: '檔案' },
  fileText: {
    en: 'CSV with up to {{rows}} rows and {{size}} MB. UTF-8 or Big5, separated by commas, semicolons or tabs.',
    zh: 'CSV，最多 {{rows}} 列、{{size}} MB。支援 UTF-8 或 Big5，以逗號、分號或定位字元分隔。',
  },
  choose: { en: 'Choose file', zh: '選擇檔案' },
  chooseOther: { en: 'Choose another file', zh: '選擇其他檔案' },
  drop: { en: 'or drop it here', zh: '或將檔案拖放到這裡' },
  noFile: {
    en: 'No file at hand? Try a practice file with {{rows}} rows and typical mistakes:',
    zh: '手邊沒有檔案？可用這份 {{rows}} 列、含常見錯誤的檔案練習：',
  },
  sample: { en: 'Try {{encoding}} file', zh: '用 {{encoding}} 練習檔' },
  sampleFailed: { en: 'The practice file could not be loaded. {{reason}}', zh: '無法載入練習檔。{{reason}}' },
  reading: { en: 'Reading {{file}}', zh: '正在讀取 {{file}}' },
  cancel: { en: 'Cancel', zh: '取消' },
  leave: { en: 'Remove file', zh: '移除檔案' },
  leaveTitle: { en: 'Remove file?', zh: '要移除檔案嗎？' },
  leaveText: {
    en: 'Your corrections will be lost. Members you already imported are kept.',
    zh: '您的修正會遺失，已匯入的成員不受影響。',
  },
  stay: { en: 'Keep file', zh: '保留檔案' },
  readOnly: {
    en: 'You have read-only access. Importing requires permission to change members.',
    zh: '您只能檢視匯入紀錄。匯入需要修改成員的權限。',
  },

  'too-large': {
    en: '{{file}} is larger than {{size}} MB, too large for {{rows}} members. Split it, or save it as plain CSV.',
    zh: '{{file}} 超過 {{size}} MB，對 {{rows}} 位成員來說太大。請分割檔案，或另存為純 CSV。',
  },
  'too-many': {
    en: '{{file}} has more than {{rows}} rows. Split it into parts. You can undo each part separately.',
    zh: '{{file}} 超過 {{rows}} 列。請分割檔案：每一份都可以單獨復原。',
  },
  encoding: {
    en: '{{file}} is not a text file in this encoding. If it is a workbook, save it as CSV first.',
    zh: '{{file}} 不是此編碼的文字檔。若為活頁簿，請先另存為 CSV。',
  },
  empty: { en: '{{file}} is empty.', zh: '{{file}} 是空的。' },
  'no-rows': { en: '{{file}} has a header but no rows.', zh: '{{file}} 只有標題列，沒有資料。' },
  quotes: {
    en: 'A quotation mark opened on line {{line}} of {{file}} is never closed.',
    zh: '{{file}} 第 {{line}} 行開始的引號沒有結束。',
  },
  failed: { en: '{{file}} could not be read. Choose it again.', zh: '無法讀取 {{file}}，請重新選擇。' },

  columns: { en: 'Column mapping', zh: '欄位對應' },
  columnsText: {
    en: {
      one: '{{file}} has {{number}} row, in {{encoding}}. Unmapped columns are ignored.',
      other: '{{file}} has {{number}} rows, in {{encoding}}. Unmapped columns are ignored.',
    },
    zh: '{{file}} 共 {{number}} 列，編碼為 {{encoding}}。未對應的欄位會略過。',
  },
  writtenIn: { en: 'Encoding', zh: '編碼' },
  noColumn: { en: '(no column)', zh: '（無對應欄位）' },
  nthColumn: { en: 'column {{number}}', zh: '第 {{number}} 欄' },
  missing: { en: 'Not mapped yet: {{fields}}', zh: '尚未對應：{{fields}}' },

  nameEn: { en: 'English name', zh: '英文姓名' },
  nameZh: { en: 'Chinese name', zh: '中文姓名' },
  email: { en: 'E-mail', zh: '電子郵件' },
  team: { en: 'Team', zh: '團隊' },
  job: { en: 'Job', zh: '職務' },
  joinedOn: { en: 'Joined on', zh: '到職日' },

  rows: { en: 'Rows', zh: '資料列' },
  which: { en: 'Show rows', zh: '顯示的列' },
  invalid: { en: 'Invalid', zh: '待修正' },
  good: { en: 'Valid', zh: '正確' },
  all: { en: 'All', zh: '全部' },
  line: { en: 'Line', zh: '行' },
  cell: { en: '{{field}}, line {{line}}', zh: '第 {{line}} 行的{{field}}' },
  noneInvalid: { en: 'No invalid rows', zh: '沒有待修正的列' },
  noneInvalidText: { en: 'All rows are ready to import.', zh: '每一列都可以直接匯入。' },
  noGood: { en: 'No valid rows', zh: '還沒有正確的列' },
  noGoodText: { en: 'Fix some rows, or change the column mapping above.', zh: '請修正資料列，或調整上方的欄位對應。' },
  noneLeft: { en: 'All rows imported', zh: '所有列都已匯入' },
  noneLeftText: { en: 'Remove the file, or choose another one.', zh: '請移除檔案，或選擇另一個檔案。' },

  required: { en: 'missing', zh: '缺少' },
  email_format: { en: 'not a valid e-mail address', zh: '電子郵件格式不正確' },
  date: { en: 'use the format 2026-10-31', zh: '格式須為 2026-10-31' },
  'too-long': { en: 'too long', zh: '太長' },
  'unknown-team': { en: 'unknown team', zh: '沒有這個團隊' },
  'unknown-job': { en: 'unknown job', zh: '沒有這個職務' },
  choose_team: { en: 'Team for line {{line}}', zh: '第 {{line}} 行要用的團隊' },
  choose_team_short: { en: 'Choose a team', zh: '選擇團隊' },
  choose_job: { en: 'Job for line {{line}}', zh: '第 {{line}} 行要用的職務' },
  choose_job_short: { en: 'Choose a job', zh: '選擇職務' },
  replaceAlike: {
    en: {
      one: 'Replace “{{from}}” in {{count}} more row',
      other: 'Replace “{{from}}” in {{count}} more rows',
    },
    zh: '另外 {{count}} 列的「{{from}}」也一起改',
  },
  replaced: {
    en: {
      one: '“{{from}}” was replaced with {{to}} in {{count}} row.',
      other: '“{{from}}” was replaced with {{to}} in {{count}} rows.',
    },
    zh: '已將 {{count}} 列的「{{from}}」改為「{{to}}」。',
  },
  undoReplace: { en: 'Undo', zh: '復原' },
  'email-twice': { en: 'duplicate in this file', zh: '檔案中重複' },
  'email-taken': { en: 'already in use', zh: '已被其他成員使用' },
  other: { en: 'not allowed', zh: '不接受' },

  import: { en: { one: 'Import {{number}} row', other: 'Import {{number}} rows' }, zh: '匯入 {{number}} 列' },
  saveInvalidRows: { en: 'Download invalid rows as CSV', zh: '下載待修正的列（CSV）' },
  errors: { en: 'Errors', zh: '錯誤說明' },
  notChecked: {
    en: 'Could not check whether e-mail addresses are in use. The import will check them. {{reason}}',
    zh: '無法檢查電子郵件是否已被使用，匯入時會再檢查。{{reason}}',
  },
  someTaken: {
    en: {
      one: 'Nothing was imported. The e-mail address of {{count}} row is now in use.',
      other: 'Nothing was imported. The e-mail addresses of {{count}} rows are now in use.',
    },
    zh: '尚未匯入：有 {{count}} 列的電子郵件剛被使用。',
  },
  notImported: { en: 'Nothing was imported. {{reason}}', zh: '尚未匯入。{{reason}}' },
  done: {
    en: { one: '{{number}} member imported.', other: '{{number}} members imported.' },
    zh: '已匯入 {{number}} 位成員。',
  },
  toMembers: { en: 'View members', zh: '查看成員' },

  batches: { en: 'Imports', zh: '匯入紀錄' },
  batchesText: {
    en: 'You can undo an import as long as its members are unchanged and unused.',
    zh: '只要成員未被修改或使用，就可以復原整批匯入。',
  },
  noBatches: { en: 'No imports in this sandbox yet.', zh: '這個沙盒還沒有匯入過資料。' },
  batch: {
    en: { one: '{{number}} member, {{time}} by {{by}}', other: '{{number}} members, {{time}} by {{by}}' },
    zh: '{{number}} 位成員，{{by}} 於 {{time}} 匯入',
  },
  undo: { en: 'Undo import', zh: '復原整批' },
  undoOf: { en: 'Undo import of {{file}}', zh: '復原 {{file}}' },
  undoneAt: { en: 'undone {{time}}', zh: '{{time}} 已復原' },
  undone: {
    en: { one: '{{number}} member was removed.', other: '{{number}} members were removed.' },
    zh: '已移除 {{number}} 位成員。',
  },
  notUndone: { en: 'The import of {{file}} could not be undone. {{reason}}', zh: '無法復原 {{file}}。{{reason}}' },
  wasUndone: { en: 'Somebody else already undid it.', zh: '其他人已將它復原。' },
  inUse: {
    en: {
      one: '{{count}} member can’t be removed: {{who}}.',
      other: '{{count}} members can’t be removed: {{who}}.',
    },
    zh: '有 {{count}} 位成員不能移除：{{who}}。',
  },
  held: { en: '{{name}} ({{hold}})', zh: '{{name}}（{{hold}}）' },
  changed: { en: 'changed since', zh: '已被修改' },
  'has-orders': { en: 'has orders', zh: '有訂單' },
  'has-tickets': { en: 'has tickets', zh: '有工單' },
  'has-areas': { en: 'has an area', zh: '有負責區域' },
  'has-errors': { en: 'has assigned errors', zh: '有負責的錯誤' },
  'has-tours': { en: 'has delivery tours', zh: '有送貨行程' },
  'last-manager': { en: 'the team’s only manager', zh: '團隊唯一的主管' },
})
