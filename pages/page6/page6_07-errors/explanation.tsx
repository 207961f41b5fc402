import { useState } from 'react'
import { useRead } from '#client/api/use-read.ts'
import { ProblemLink } from '#client/http/problem-link.tsx'
import { useMessages } from '#client/i18n/i18n.ts'
import { LinkIfHere } from '#client/router/link-if-here.tsx'
import { linkToApiPractice } from '#client/router/links.ts'
import { Button } from '#client/ui/button.tsx'
import look from '#client/ui/look.module.css'
import { Loaded } from '#client/ui/states/loaded.tsx'
import { type ProblemType, readProblem } from '#resources/problems/contract.ts'
import { PROBLEMS } from '#shared/errors.ts'
import { problemAdvice } from '#shared/problems/problem-advice-messages.ts'
import { messages } from './messages.ts'

/** Opens what a client should do about a problem, and the endpoints that declare it. */
export function Explanation({ code }: { code: string }) {
  const t = useMessages(messages)
  const [isOpen, setIsOpen] = useState(false)
  const query = useRead(readProblem, { params: { code } }, { enabled: isOpen })
  // The client itself makes up a code if there is no response, or if it can't be read.
  if (!(code in PROBLEMS)) return <p className={look.note}>{t('ownCode', { code })}</p>
  return (
    <div className={look.stack}>
      <div>
        <Button aria-expanded={isOpen} label={t('why')} onClick={() => setIsOpen(!isOpen)} />
      </div>
      {isOpen && (
        <Loaded query={query} height={160}>
          {problem => <Explained problem={problem} />}
        </Loaded>
      )}
    </div>
  )
}

function Explained({ problem }: { problem: ProblemType }) {
  const t = useMessages(messages)
  const advise = useMessages(problemAdvice)
  const { code, status, endpoints, isCommon } = problem
  return (
    <section className={`${look.stack} ${look.panel}`} aria-label={t('whyTitle', { code })}>
      <h3 className={look.subtitle}>
        <ProblemLink code={code} /> · HTTP {status}
      </h3>
      {/* The server and this build have the same list of statuses. */}
      <p>{advise(`status${status}` as keyof typeof problemAdvice.texts)}</p>
      {endpoints.length > 0 && (
        <div>
          <h3 className={look.subtitle}>{t('declaredBy')}</h3>
          <ul>
            {endpoints.slice(0, MAX_SHOWN).map(({ id, entity, method, path }) => (
              <li key={id}>
                <LinkIfHere to={linkToApiPractice({ resource: entity, operation: id })}>
                  <code>
                    {method} {path}
                  </code>
                </LinkIfHere>
              </li>
            ))}
          </ul>
          {endpoints.length > MAX_SHOWN && (
            <p className={look.note}>{t('moreEndpoints', { count: endpoints.length - MAX_SHOWN })}</p>
          )}
        </div>
      )}
      {isCommon && <p className={look.note}>{t(endpoints.length > 0 ? 'alsoCommon' : 'common')}</p>}
    </section>
  )
}

const MAX_SHOWN = 6
