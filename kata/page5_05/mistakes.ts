import type { PageMistake } from '#kata/kata.ts'

export const mistakes: readonly PageMistake[] = [
  {
    template: 'vanilla',
    id: 'undo-overwrites',
    mistake: 'Undo reads the version just before, so it overwrites a colleague’s move',
    edits: [
      [
        '=> from && move({ ...from, ticket: data })\n',
        `=> from && strive<Ticket>('/api/tickets/' + ticket.id).then(now => move({ ...from, ticket: now.data }))\n`,
      ],
    ],
    fails: 'undo',
  },
  {
    template: 'vue',
    id: 'lost-move',
    mistake: 'a lost reply is taken for a refusal, and the board is not read again',
    edits: [
      [
        '  } catch (error) {\n',
        `  } catch (error) {
    if (error instanceof TypeError) {
      alert.value = ticket.title.en
      pending.value = pending.value.filter(move => move !== slot)
      return
    }
`,
      ],
    ],
    fails: 'lost-reply',
  },
]
