import IconBolt from '@tabler/icons-react/dist/esm/icons/IconBolt.mjs'
import IconSchool from '@tabler/icons-react/dist/esm/icons/IconSchool.mjs'
import IconSparkles from '@tabler/icons-react/dist/esm/icons/IconSparkles.mjs'
import IconTargetArrow from '@tabler/icons-react/dist/esm/icons/IconTargetArrow.mjs'
import { pathInside } from '#client/loading/mount.ts'
import { defineActions } from '#client/palette/actions.ts'
import { findPage } from '#client/router/router.ts'
import { clearAllFaults } from '#practice/client/faults/faults.ts'
import { openLesson } from '#practice/client/lesson/open.ts'
import { beginTour } from '#practice/client/tour/state.ts'
import { messages } from './palette-messages.ts'

export default defineActions(messages, {
  lesson: { icon: IconSchool, act: () => openLesson(), words: 'help tutorial 說明 教學' },
  tasks: {
    icon: IconTargetArrow,
    act: () => openLesson(findPage(pathInside(location.pathname))?.id),
    words: 'exercises 練習',
  },
  tour: { icon: IconSparkles, act: beginTour, words: 'tour welcome begin start 導覽 開始' },
  clearFaults: { icon: IconBolt, act: clearAllFaults },
})
