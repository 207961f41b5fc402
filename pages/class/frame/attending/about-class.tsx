import { Link } from 'react-router'
import { useAction } from '#client/api/use-action.ts'
import { useLocale } from '#client/i18n/use-locale.ts'
import { pages } from '#client/router/router.ts'
import { Button } from '#client/ui/button.tsx'
import { confirm } from '#client/ui/dialog/confirm.tsx'
import { Dialog } from '#client/ui/dialog/dialog.tsx'
import look from '#client/ui/look.module.css'
import { type AttendedClass, leaveClass } from '#resources/classes/contract.ts'
import { messages } from './messages.ts'

/** What is assigned and due, what the coach can see, and how to leave. */
export function AboutClass({ attended, onClose }: { attended: AttendedClass; onClose: () => void }) {
  const { t, language, formats } = useLocale(messages)
  const { name, coach, endsOn, pages: assigned } = attended
  const leaving = useAction(leaveClass, { done: () => t('left'), failed: reason => t('failed', { reason }) })

  async function leave() {
    const question = { title: t('leaveTitle', { name }), text: t('leaveText'), confirmLabel: t('leave') }
    if (await confirm({ ...question, isDangerous: true })) await leaving.run({})
  }

  return (
    <Dialog title={name} onClose={onClose}>
      <div className={look.stack}>
        <p>{t('endsOn', { day: formats.day(endsOn) })}</p>
        <section>
          <h3 className={look.subtitle}>{t('assigned')}</h3>
          {assigned.length === 0 ? (
            <p className={look.dim}>{t('nothingAssigned')}</p>
          ) : (
            <ul className={look.rows}>
              {assigned.map(({ page, dueOn }) => {
                const found = pages.find(({ id }) => id === page)
                return (
                  <li key={page}>
                    {found ? (
                      <Link to={found.path} className={look.link} onClick={onClose}>
                        {found.meta.title[language]}
                      </Link>
                    ) : (
                      page
                    )}
                    <span className={look.note}>{dueOn ? t('due', { day: formats.day(dueOn) }) : t('noDue')}</span>
                  </li>
                )
              })}
            </ul>
          )}
        </section>
        <section>
          <h3 className={look.subtitle}>{t('seenTitle', { coach })}</h3>
          <p>{t('seen')}</p>
        </section>
        <p>
          <Button isDanger isBusy={leaving.isBusy} label={t('leave')} onClick={() => void leave()} />
        </p>
      </div>
    </Dialog>
  )
}
