import type { PageMistake } from '#kata/kata.ts'

export const mistakes: readonly PageMistake[] = [
  {
    template: 'vanilla',
    id: 'stale-answer',
    mistake: 'a stale answer wins: earlier searches are not aborted',
    edits: [['  request.abort()\n', '']],
    fails: 'latest-search-wins',
  },
  {
    template: 'vue',
    id: 'back-ignored',
    mistake: 'Back is ignored',
    edits: [["window.addEventListener('popstate', restore)\n", '']],
    fails: 'counts-predict',
  },
]
