import { LinkIfHere } from '#client/router/link-if-here.tsx'
import { linkIfHere, type PageId } from '#client/router/links.ts'
import { type HintTarget, hintParts } from '#shared/platform/lessons/hint-links.ts'
import { keepLesson } from './open.ts'

/** A hint with its links. They lead to another page ready to use, and the lesson of this page stays beside it. */
export function HintText({ page, hint }: { page: string; hint: string }) {
  return (
    <p>
      {hintParts(hint).map(({ text, to }, place) =>
        to ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: only their place tells two links apart.
          <LinkIfHere key={place} to={linkTo(to)} onClick={() => keepLesson(page, to.page)}>
            {text}
          </LinkIfHere>
        ) : (
          text
        ),
      )}
    </p>
  )
}

// A test checks that every hint names pages of the console.
const linkTo = ({ page, steps, query }: HintTarget) => linkIfHere([page as PageId, ...steps], query)
