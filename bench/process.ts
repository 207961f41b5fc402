import { readFileSync } from 'node:fs'

/** The resident memory of a process (Linux). */
export function residentKb(pid: number): number {
  const [, kb] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kb)
}

/** The CPU time that a process has used (Linux counts it in hundredths of a second). */
export function cpuMs(pid: number): number {
  const [, user, system] = /^.*\) (?:\S+ ){11}(\d+) (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? []
  return (Number(user) + Number(system)) * 10
}
