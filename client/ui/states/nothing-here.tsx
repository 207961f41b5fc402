import { ButtonLink } from '#client/ui/button.tsx'
import { PageHead } from '#client/ui/page-head.tsx'
import { Empty } from './empty.tsx'

type Props = { title: string; text: string; back: { to: string; label: string } }

/** For a URL within a page that leads to nothing, or to what was deleted: an explanation with a way back. */
export const NothingHere = ({ title, text, back }: Props) => (
  <>
    <PageHead subpage={{ title }} />
    <Empty title={title} text={text} actions={<ButtonLink kind="main" label={back.label} to={back.to} />} />
  </>
)
