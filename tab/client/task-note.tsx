import { useMessages } from '#client/i18n/i18n.ts'
import look from '#client/ui/look.module.css'
import { tabMessages } from './messages.ts'

/** The tasks that take more than one browser, by page and task. */
const NEEDS: Record<string, 'needsProgram' | 'needsBrowser'> = {
  'page3_05/end-one': 'needsBrowser',
  'page4_02/go-on-elsewhere': 'needsBrowser',
  'page8_04/from-outside': 'needsProgram',
  'page8_08/read-only-key': 'needsProgram',
}

/** Says which tasks need the console on a machine, and why. */
export default function TaskNote({ page, task }: { page: string; task: string }) {
  const t = useMessages(tabMessages)
  const need = NEEDS[`${page}/${task}`]
  return need ? <p className={look.dim}>{t(need)}</p> : null
}
