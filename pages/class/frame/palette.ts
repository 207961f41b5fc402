import IconSchool from '@tabler/icons-react/dist/esm/icons/IconSchool.mjs'
import { defineActions } from '#client/palette/actions.ts'
import { messages } from './messages.ts'

export default defineActions(messages, {
  classes: {
    icon: IconSchool,
    act: shell => shell.open('/class'),
    words: 'coach teacher learners students 老師 學員 學生',
    needs: 'classes:manage',
  },
})
