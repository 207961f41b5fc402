import IconListCheck from '@tabler/icons-react/dist/esm/icons/IconListCheck.mjs'
import { useMessages } from '#client/i18n/i18n.ts'
import { LESSON_BUTTON_ID, toggleLesson, useLessonDrawer } from '#client/lesson/open.ts'
import { headerMessages } from '#client/shell/messages.ts'
import { useKeyText, useShortcut } from '#client/shortcuts/shortcuts.ts'
import styles from './header.module.css'

/** Opens and closes the lesson of the page, like its shortcut. */
export function LessonButton() {
  const t = useMessages(headerMessages)
  const isOpen = useLessonDrawer(drawer => drawer.isOpen)
  const keys = useKeyText()
  useShortcut('lesson', toggleLesson)
  return (
    <button
      id={LESSON_BUTTON_ID}
      type="button"
      className={styles.button}
      title={t('lessonKey', { keys: keys('lesson') })}
      aria-expanded={isOpen}
      onClick={toggleLesson}
    >
      <IconListCheck size={20} stroke={1.7} aria-hidden />
      <span className={styles.buttonLabel}>{t('lesson')}</span>
    </button>
  )
}
