import { defineMessages } from '#shared/messages.ts'

export const messages = defineMessages('page5_03', {
  sheet: { en: 'Products', zh: '商品' },
  sku: { en: 'SKU', zh: '貨號' },
  nameEn: { en: 'English name', zh: '英文名稱' },
  nameZh: { en: 'Chinese name', zh: '中文名稱' },
  category: { en: 'Category', zh: '類別' },
  priceCents: { en: 'Price', zh: '售價' },
  stock: { en: 'In stock', zh: '庫存' },
  reorderAt: { en: 'Reorder point', zh: '再訂購點' },

  search: { en: 'Search', zh: '搜尋' },
  searchPlaceholder: { en: 'Name or number', zh: '名稱或貨號' },
  anyCategory: { en: 'Any category', zh: '所有類別' },
  stockLevel: { en: 'Stock level', zh: '庫存量' },
  anyLevel: { en: 'Any stock level', zh: '所有庫存量' },
  low: { en: 'Low', zh: '待補貨' },
  enough: { en: 'Sufficient', zh: '充足' },
  availability: { en: 'Availability', zh: '供應狀況' },
  anyAvailability: { en: 'Any availability', zh: '所有供應狀況' },
  outOfStock: { en: 'Out of stock', zh: '缺貨' },
  inStock: { en: 'In stock', zh: '有庫存' },
  sort: { en: 'Sort by', zh: '排序' },
  sort_sku: { en: 'SKU', zh: '貨號' },
  sort_price: { en: 'Price, low to high', zh: '售價由低到高' },
  'sort_-price': { en: 'Price, high to low', zh: '售價由高到低' },
  sort_stock: { en: 'Stock, low to high', zh: '庫存由少到多' },
  'sort_-stock': { en: 'Stock, high to low', zh: '庫存由多到少' },

  help: { en: 'Keys', zh: '按鍵' },
  keys: {
    en: 'Arrow keys move and Shift extends the selection.\nType to overwrite, press Enter to edit and Escape to cancel.\nYou can copy and paste blocks between this table and a spreadsheet.\n{{undo}} undoes the last change and {{redo}} redoes it.\n{{narrower}} and {{wider}} resize the column.',
    zh: '方向鍵移動，Shift 擴大選取。\n直接輸入會覆寫，Enter 編輯，Esc 取消。\n可與試算表互相複製貼上整塊儲存格。\n{{undo}} 復原上一次變更，{{redo}} 重做。\n{{narrower}} 與 {{wider}} 調整欄寬。',
  },
  allSaved: { en: 'All changes saved.', zh: '所有變更都已儲存。' },
  saving: { en: 'Saving…', zh: '儲存中…' },
  readOnly: { en: 'You have read-only access.', zh: '您只能檢視，不能修改。' },
  refused: {
    en: {
      one: '{{count}} cell was refused. Correct it or discard your input.',
      other: '{{count}} cells were refused. Correct them or discard your input.',
    },
    zh: '有 {{count}} 格被拒絕，請修正或捨棄輸入的內容。',
  },
  dropRefused: { en: 'Discard refused input', zh: '捨棄被拒絕的內容' },
  unsaved: {
    en: {
      one: '{{count}} change could not be saved. {{reason}}',
      other: '{{count}} changes could not be saved. {{reason}}',
    },
    zh: '有 {{count}} 項變更無法儲存。{{reason}}',
  },
  again: { en: 'Try again', zh: '重試' },
  againCell: { en: 'Try again: {{cell}}', zh: '重試：{{cell}}' },
  discard: { en: 'Discard', zh: '捨棄' },
  discardCell: { en: 'Discard: {{cell}}', zh: '捨棄：{{cell}}' },
  keepMine: { en: 'Keep mine', zh: '保留我的' },
  keepMineCell: { en: 'Keep mine: {{cell}}', zh: '保留我的：{{cell}}' },
  useTheirs: { en: 'Use theirs', zh: '採用對方的' },
  useTheirsCell: { en: 'Use theirs: {{cell}}', zh: '採用對方的：{{cell}}' },
  undone: {
    en: { one: '{{count}} cell was restored.', other: '{{count}} cells were restored.' },
    zh: '已復原 {{count}} 格。',
  },
  redone: {
    en: { one: '{{count}} cell was changed again.', other: '{{count}} cells were changed again.' },
    zh: '已重做 {{count}} 格。',
  },
  outside: {
    en: {
      one: '{{count}} pasted cell was outside the editable area and was ignored.',
      other: '{{count}} pasted cells were outside the editable area and were ignored.',
    },
    zh: '有 {{count}} 格貼上的內容不在可編輯範圍內，已略過。',
  },

  changePrices: {
    en: { one: 'Change {{count}} price', other: 'Change {{count}} prices' },
    zh: '調整 {{count}} 項售價',
  },
  percent: { en: 'Percentage', zh: '百分比' },
  percentHelp: {
    en: 'Enter 5 to raise prices or -5 to lower them. Results are rounded to whole dollars.',
    zh: '輸入 5 為調漲，-5 為調降，結果四捨五入到元。',
  },
  percentBounds: {
    en: 'Enter a number from {{least}} to {{most}}, except 0.',
    zh: '請輸入 {{least}} 到 {{most}} 之間、不為 0 的數字。',
  },
  preview: { en: 'Preview', zh: '預覽' },
  now: { en: 'Current', zh: '目前' },
  after: { en: 'New', zh: '調整後' },
  apply: { en: 'Change prices', zh: '調整售價' },

  issue_unanswered: {
    en: 'Perhaps not saved. The stored value is {{now}}, too.',
    zh: '可能尚未儲存，目前儲存的也是 {{now}}。',
  },
  issue_unsaved: { en: 'Not saved. The stored value is {{now}}.', zh: '未儲存，目前儲存的是 {{now}}。' },
  issue_required: { en: 'Enter a name.', zh: '請填寫名稱。' },
  'issue_too-long': { en: 'Must be {{bound}} characters or fewer.', zh: '最多 {{bound}} 個字元。' },
  issue_int: { en: 'Must be a whole number.', zh: '請輸入整數。' },
  issue_amount: { en: 'Enter an amount with at most two decimals.', zh: '請輸入金額，最多兩位小數。' },
  'issue_too-small': { en: 'Must be at least {{bound}}.', zh: '至少 {{bound}}。' },
  'issue_too-big': { en: 'Must be {{bound}} or less.', zh: '最多 {{bound}}。' },
  issue_stale: {
    en: 'Somebody else changed this to {{now}}.',
    zh: '其他人已改為 {{now}}。',
  },
  'issue_not-found': { en: 'This product no longer exists.', zh: '這項商品已不存在。' },

  emptyTitle: { en: 'No products yet', zh: '目前沒有商品' },
  emptyText: { en: 'Reset the sandbox to restore the practice products.', zh: '重設沙盒即可恢復練習商品。' },
  noMatchTitle: { en: 'No products match these filters', zh: '沒有符合條件的商品' },
  noMatchText: { en: 'Try a shorter search, or reset the filters.', zh: '試試縮短搜尋文字，或重設篩選。' },
})
