import { defineMessages } from '#shared/messages.ts'

export const messages = defineMessages('page3_07', {
  file: { en: 'The file', zh: '檔案' },
  fileText: {
    en: 'CSV of up to {{rows}} rows and {{size}} MB, from whatever spreadsheet: UTF-8 or Big5, comma, semicolon or tab.',
    zh: 'CSV，最多 {{rows}} 列、{{size}} MB；任何試算表皆可：UTF-8 或 Big5，以逗號、分號或定位字元分隔。',
  },
  choose: { en: 'Choose a file', zh: '選擇檔案' },
  chooseOther: { en: 'Choose another file', zh: '選擇其他檔案' },
  drop: { en: 'or drop one here', zh: '或將檔案拖放到這裡' },
  noFile: {
    en: 'No file at hand? Practise on one with {{rows}} rows and the mistakes that people make:',
    zh: '手邊沒有檔案？可用這份 {{rows}} 列、含常見錯誤的檔案練習：',
  },
  sample: { en: 'Try it with {{encoding}}', zh: '用 {{encoding}} 練習檔' },
  sampleFailed: { en: 'The practice file did not come. {{reason}}', zh: '無法取得練習檔。{{reason}}' },
  reading: { en: 'Reading {{file}}', zh: '正在讀取 {{file}}' },
  cancel: { en: 'Cancel', zh: '取消' },
  leave: { en: 'Put the file away', zh: '收起檔案' },
  leaveTitle: { en: 'Put the file away?', zh: '要收起檔案嗎？' },
  leaveText: {
    en: 'What you mended in its rows is lost. Nothing of what came in already is.',
    zh: '您在資料列中的修正會遺失；已匯入的不受影響。',
  },
  stay: { en: 'Go on', zh: '繼續' },
  readOnly: {
    en: 'You may look at imports, but not import: that needs the right to change members.',
    zh: '您可以查看匯入紀錄，但不能匯入：需要修改成員的權限。',
  },

  'too-large': {
    en: '{{file}} is larger than {{size}} MB, which no list of {{rows}} members is. Cut it into parts, or save it as plain CSV.',
    zh: '{{file}} 超過 {{size}} MB，{{rows}} 位成員的名單不會這麼大。請分割檔案，或另存為純 CSV。',
  },
  'too-many': {
    en: '{{file}} has more than {{rows}} rows. Cut it into parts: each can be taken back by itself.',
    zh: '{{file}} 超過 {{rows}} 列。請分割檔案：每一份都可以單獨復原。',
  },
  encoding: {
    en: '{{file}} is no text in this encoding. If it is a workbook, save it as CSV first.',
    zh: '{{file}} 不是此編碼的文字檔。若為活頁簿，請先另存為 CSV。',
  },
  empty: { en: '{{file}} is empty.', zh: '{{file}} 是空的。' },
  'no-rows': { en: '{{file}} has a head and no rows.', zh: '{{file}} 只有標題列，沒有資料。' },
  quotes: {
    en: 'A quotation mark that begins on line {{line}} of {{file}} never ends.',
    zh: '{{file}} 第 {{line}} 行開始的引號沒有結束。',
  },
  failed: { en: '{{file}} could not be read. Choose it once more.', zh: '無法讀取 {{file}}，請重新選擇。' },

  columns: { en: 'Which column says what', zh: '欄位對應' },
  columnsText: {
    en: {
      one: '{{file}} has {{number}} row, in {{encoding}}. Columns that nothing is taken from are left out.',
      other: '{{file}} has {{number}} rows, in {{encoding}}. Columns that nothing is taken from are left out.',
    },
    zh: '{{file}} 共 {{number}} 列，編碼為 {{encoding}}。未對應的欄位會略過。',
  },
  writtenIn: { en: 'Written in', zh: '編碼' },
  noColumn: { en: '(no column)', zh: '（無對應欄位）' },
  nthColumn: { en: 'column {{number}}', zh: '第 {{number}} 欄' },
  missing: { en: 'Still without a column: {{fields}}', zh: '尚未對應：{{fields}}' },

  nameEn: { en: 'Name in Latin letters', zh: '英文姓名' },
  nameZh: { en: 'Name in Chinese', zh: '中文姓名' },
  email: { en: 'E-mail', zh: '電子郵件' },
  team: { en: 'Team', zh: '團隊' },
  job: { en: 'Job', zh: '職務' },
  joinedOn: { en: 'Joined on', zh: '到職日' },

  rows: { en: 'The rows', zh: '資料列' },
  which: { en: 'Which rows', zh: '顯示哪些列' },
  faulty: { en: 'To mend', zh: '待修正' },
  good: { en: 'Good', zh: '正確' },
  all: { en: 'All', zh: '全部' },
  line: { en: 'Line', zh: '行' },
  cell: { en: '{{field}}, line {{line}}', zh: '第 {{line}} 行的{{field}}' },
  noFaulty: { en: 'Nothing to mend', zh: '沒有待修正的列' },
  noFaultyText: { en: 'Every row can come in as it is.', zh: '每一列都可以直接匯入。' },
  noGood: { en: 'No row is right yet', zh: '還沒有正確的列' },
  noGoodText: { en: 'Mend rows, or set the columns right above.', zh: '請修正資料列，或調整上方的欄位對應。' },
  noneLeft: { en: 'All rows came in', zh: '所有列都已匯入' },
  noneLeftText: { en: 'Put the file away, or choose the next.', zh: '可以收起檔案，或選擇下一個。' },

  required: { en: 'missing', zh: '缺少' },
  email_format: { en: 'no e-mail address', zh: '不是電子郵件' },
  date: { en: 'no day like 2026-10-31', zh: '不是日期，如 2026-10-31' },
  too_long: { en: 'too long', zh: '太長' },
  unknown_team: { en: 'no such team', zh: '沒有這個團隊' },
  unknown_job: { en: 'no such job', zh: '沒有這個職務' },
  email_twice: { en: 'stands in the file twice', zh: '檔案中重複' },
  email_taken: { en: 'another member has it', zh: '已被其他成員使用' },
  other: { en: 'not accepted', zh: '不接受' },

  import: { en: { one: 'Import {{number}} row', other: 'Import {{number}} rows' }, zh: '匯入 {{number}} 列' },
  saveFaulty: { en: 'Save the rows to mend as CSV', zh: '將待修正的列存成 CSV' },
  errors: { en: 'What is wrong', zh: '錯誤說明' },
  notChecked: {
    en: 'Whether addresses are taken could not be asked; the import will. {{reason}}',
    zh: '無法檢查電子郵件是否已被使用，匯入時會再檢查。{{reason}}',
  },
  someTaken: {
    en: {
      one: 'Nothing came in: meanwhile somebody took the address of {{count}} row.',
      other: 'Nothing came in: meanwhile somebody took the addresses of {{count}} rows.',
    },
    zh: '尚未匯入：有 {{count}} 列的電子郵件剛被使用。',
  },
  notImported: { en: 'Nothing came in. {{reason}}', zh: '尚未匯入。{{reason}}' },
  done: {
    en: { one: '{{number}} member came in.', other: '{{number}} members came in.' },
    zh: '已匯入 {{number}} 位成員。',
  },
  toMembers: { en: 'See the members', zh: '查看成員' },

  batches: { en: 'What came in', zh: '匯入紀錄' },
  batchesText: {
    en: 'An import can be taken back whole while nobody has worked with its members.',
    zh: '只要成員尚未被使用，就可以整批復原。',
  },
  noBatches: { en: 'Nothing was imported into this sandbox yet.', zh: '這個沙盒還沒有匯入過資料。' },
  batch: {
    en: { one: '{{number}} member, {{time}} by {{by}}', other: '{{number}} members, {{time}} by {{by}}' },
    zh: '{{number}} 位成員，{{by}} 於 {{time}} 匯入',
  },
  undo: { en: 'Take back', zh: '復原整批' },
  undoOf: { en: 'Take back {{file}}', zh: '復原 {{file}}' },
  undoneAt: { en: 'taken back {{time}}', zh: '{{time}} 已復原' },
  undone: {
    en: { one: '{{number}} member is removed.', other: '{{number}} members are removed.' },
    zh: '已移除 {{number}} 位成員。',
  },
  notUndone: { en: '{{file}} was not taken back. {{reason}}', zh: '未復原 {{file}}。{{reason}}' },
  wasUndone: { en: 'Somebody else took it back already.', zh: '其他人已經復原。' },
  inUse: {
    en: {
      one: '{{count}} of its members stands in the way: {{who}}.',
      other: '{{count}} of its members stand in the way: {{who}}.',
    },
    zh: '有 {{count}} 位成員不能移除：{{who}}。',
  },
  held: { en: '{{name}} ({{hold}})', zh: '{{name}}（{{hold}}）' },
  changed: { en: 'changed since', zh: '已被修改' },
  'has-orders': { en: 'has orders', zh: '有訂單' },
  'has-tickets': { en: 'has tickets', zh: '有工單' },
  'has-areas': { en: 'has an area', zh: '有負責區域' },
  'last-manager': { en: 'the team’s only manager', zh: '團隊唯一的主管' },
})
