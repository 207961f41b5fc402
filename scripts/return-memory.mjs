// After large blocks are freed, glibc keeps the next ones in its arenas: after a few sign-ins, every password hash
// leaves 7 MB resident. A fixed threshold makes glibc return the memory, but it is read only when a process starts.
if (process.platform === 'linux' && process.env.MALLOC_MMAP_THRESHOLD_ === undefined)
  process.execve(process.execPath, [process.execPath, ...process.execArgv, ...process.argv.slice(1)], {
    ...process.env,
    MALLOC_MMAP_THRESHOLD_: '1048576',
  })
