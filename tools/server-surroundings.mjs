/**
 * Flags of Node for a process of the shop. Left to itself Node lets the youngest part of memory grow to 100 MB under load, which is no
 * quicker. Old memory is cleared up when it has grown by four fifths instead of a third: the slowest searches stood around its clearings.
 * Source maps would take 35 MB: the server's code is built with its names and lines as they are, which a stack shows as well.
 */
export const serverFlags = [
  '--max-semi-space-size=16',
  '--max-old-space-size=512',
  '--heap-growing-percent=80',
];

/**
 * What the C library of Linux must know before a process of the shop starts: pieces of the size of a page go back to the system as soon
 * as they are free. Any other system passes it over.
 */
export const serverMemory = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '65536',
  MALLOC_TRIM_THRESHOLD_: '131072',
  // What is asked for in megabytes, above all the memory of a password's hash, comes in a few large pages instead of thousands of small.
  GLIBC_TUNABLES: 'glibc.malloc.hugetlb=1',
};
