import type { PageMistake } from '#kata/kata.ts'

export const mistakes: readonly PageMistake[] = [
  {
    template: 'vanilla',
    id: 'stops-at-damage',
    mistake: 'every 422 is taken for final, although a damaged chunk only has to be sent again',
    edits: [[" && code !== 'checksum-mismatch'", '']],
    fails: 'damaged',
  },
  {
    template: 'vanilla',
    id: 'no-pause',
    mistake: 'a paused upload goes on with the next chunk',
    edits: [['    if (transfer.isPaused) return false\n', '']],
    fails: 'pauses',
  },
  {
    template: 'vue',
    id: 'from-the-start',
    mistake: 'it sends a file from its start, whatever the server has of it',
    edits: [['  transfer.sent = received\n', '  transfer.sent = Math.min(received, transfer.sent)\n']],
    fails: 'resumes',
  },
]
