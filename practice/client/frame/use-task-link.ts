import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { taskIn } from '#client/router/links.ts'
import { openLesson } from '#practice/client/lesson/open.ts'

/** Opens the lesson at the task that a link names. A page that changes its own search keeps the fragment: that is no link. */
export function useTaskLink(page: string): void {
  const { pathname, search, hash, key } = useLocation()
  const type = useNavigationType()
  const handled = useRef('')
  useEffect(() => {
    const task = taskIn(hash)
    const isKept = handled.current === `${pathname}${hash}` && (type === 'REPLACE' || search !== '')
    handled.current = `${pathname}${hash}`
    if (key && task && !isKept) openLesson(page, 'tasks', task)
  }, [page, pathname, search, hash, key, type])
}
