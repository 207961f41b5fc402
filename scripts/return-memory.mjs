// glibc learns from large blocks that were freed to keep the next ones in its arenas: after a few sign-ins every password hash leaves
// 7 MB resident for good. A fixed threshold makes it return them, but is read only when a process begins.
if (process.platform === 'linux' && process.env.MALLOC_MMAP_THRESHOLD_ === undefined)
  process.execve(process.execPath, [process.execPath, ...process.execArgv, ...process.argv.slice(1)], {
    ...process.env,
    MALLOC_MMAP_THRESHOLD_: '1048576',
  })
