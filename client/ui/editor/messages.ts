import { defineMessages } from '#shared/messages.ts'

/** CodeMirror's own texts. Its keys are the English phrases. */
export const editorPhrases = defineMessages('EditorPhrases', {
  Find: { en: 'Find', zh: '尋找' },
  next: { en: 'next', zh: '下一個' },
  previous: { en: 'previous', zh: '上一個' },
  all: { en: 'all', zh: '全選' },
  'match case': { en: 'match case', zh: '區分大小寫' },
  regexp: { en: 'regexp', zh: '正規表示式' },
  'by word': { en: 'by word', zh: '全字' },
  Replace: { en: 'Replace', zh: '取代' },
  replace: { en: 'replace', zh: '取代' },
  'replace all': { en: 'replace all', zh: '全部取代' },
  close: { en: 'close', zh: '關閉' },
  'current match': { en: 'current match', zh: '目前的符合項目' },
  'on line': { en: 'on line', zh: '於第幾行' },
  'Go to line': { en: 'Go to line', zh: '前往行' },
  go: { en: 'go', zh: '前往' },
  'Folded lines': { en: 'Folded lines', zh: '已收合的行' },
  'Unfolded lines': { en: 'Unfolded lines', zh: '已展開的行' },
  to: { en: 'to', zh: '至' },
  'folded code': { en: 'folded code', zh: '已收合的內容' },
  unfold: { en: 'unfold', zh: '展開' },
  'Fold line': { en: 'Fold line', zh: '收合' },
  'Unfold line': { en: 'Unfold line', zh: '展開' },
})
