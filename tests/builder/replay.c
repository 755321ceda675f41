/* Repeats calls of a library that Python has written down (see calls_on_file.py), on any machine.

       replay LIBRARY FILE > the contents of the arrays afterwards

   The file is a row of 64-bit words, lowest byte first:
       regions    their number, and for each: address, size, bytes that follow (the others are 0)
       calls      their number, and for each: name (32 bytes), number of words, the words, and as
                  many flags: whether the word is an address
       outputs    their number, and for each: address, size
   Addresses are those of the process that wrote the file. */

#include <dlfcn.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

enum { MOST_REGIONS = 256, LINE = 64, NAME = 32 };

static struct { uint64_t from, size; char *to; } regions[MOST_REGIONS];
static uint64_t region_count;
static FILE *file;

static void fail(const char *why) {
    fprintf(stderr, "replay: %s\n", why);
    exit(1);
}

static void take(void *to, uint64_t size) {
    if (fread(to, 1, size, file) != size) fail("the file is too short");
}

static uint64_t word(void) {
    uint64_t found;
    take(&found, sizeof found);
    return found;
}

static char *here(uint64_t address) {
    for (uint64_t i = 0; i < region_count; i++)
        if (address - regions[i].from < regions[i].size)
            return regions[i].to + (address - regions[i].from);
    fail("an address belongs to no region");
    return NULL;
}

static void read_regions(void) {
    region_count = word();
    if (region_count > MOST_REGIONS) fail("too many regions");
    for (uint64_t i = 0; i < region_count; i++) {
        uint64_t from = word(), size = word(), stored = word();
        char *room = calloc(1, size + 2 * LINE);
        if (room == NULL) fail("no memory");
        room += (from - (uint64_t)(uintptr_t)room) % LINE; /* at the same place of a cache line */
        take(room, stored);
        regions[i].from = from, regions[i].size = size, regions[i].to = room;
    }
}

static void call(void *library) {
    char name[NAME];
    take(name, NAME);
    uint64_t count = word();
    int64_t *words = calloc(count + 1, sizeof *words);
    for (uint64_t i = 0; i < count; i++) words[i] = (int64_t)word();
    for (uint64_t i = 0; i < count; i++)
        if (word()) words[i] = (int64_t)(uintptr_t)here((uint64_t)words[i]);
    int32_t (*function)(int64_t *) = (int32_t (*)(int64_t *))dlsym(library, name);
    if (function == NULL) fail(dlerror());
    if (function(words) != 0) fail("a call has failed");
    free(words);
}

int main(int count, char **arguments) {
    if (count != 3) fail("usage: replay LIBRARY FILE");
    void *library = dlopen(arguments[1], RTLD_NOW);
    if (library == NULL) fail(dlerror());
    file = fopen(arguments[2], "rb");
    if (file == NULL) fail("the file cannot be read");
    read_regions();
    for (uint64_t calls = word(); calls > 0; calls--) call(library);
    for (uint64_t outputs = word(); outputs > 0; outputs--) {
        uint64_t address = word(), size = word();
        fwrite(here(address), 1, size, stdout);
    }
    return 0;
}
