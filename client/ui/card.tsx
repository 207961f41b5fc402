import { type ReactNode, useId } from 'react'
import look from '#client/ui/look.module.css'

export function Card({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={look.panel} aria-labelledby={id}>
      <h2 id={id} className={look.heading} data-below="12">
        {title}
      </h2>
      {children}
    </section>
  )
}
