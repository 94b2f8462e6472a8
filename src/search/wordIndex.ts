import { distance } from 'fastest-levenshtein';
import { meanings } from './meanings';
import { soundTerm, termsOf } from './termsOf';

/** How well the texts that have a word have it: each text's number, and in the same place its score. */
export interface Hits {
  readonly ids: readonly number[];
  readonly scores: readonly number[];
}

/** In which texts a term stands, and how often in each. */
interface Places {
  readonly ids: number[];
  readonly times: number[];
}

/** A term to look for. */
interface Wanted {
  readonly term: string;
  readonly weight: number;
  /** Whether it may be only the beginning of what a text has. */
  readonly begins: boolean;
  /** How many letters may be others. */
  readonly strays: number;
}

/** What a spelling, its meaning in English and its sound weigh. */
const WEIGHT = { word: 3, meaning: 2, sound: 1 } as const;

/** What that is worth beside the term itself: one that it begins, and one that is spelt nearly like it. */
const WORTH = { begun: 0.375, strayed: 0.45 } as const;

/** A letter that is still to come takes less than one that is another. */
const LETTER_TO_COME = 0.3;

/** From how many letters on a word may differ by one in five of them, and a sound by being only the beginning of another. */
const LONG_ENOUGH = { word: 4, sound: 3, strayingSound: 5 } as const;
const STRAYING = 0.2;

/** After so many texts a browser gets to breathe. */
const AT_ONCE = 100;

/** Of how many words the hits are kept: with each key only one of those that are typed changes. */
const REMEMBERED = 100;

/** What the formula BM25+ calls k1, b and delta. */
const BM25 = { k: 1.2, b: 0.7, d: 0.5 } as const;

/** An index of texts by their words and how they sound. Scores are BM25+, as MiniSearch (MIT, by Luca Ongaro) has it. */
export class WordIndex {
  readonly #places = new Map<string, Places>();
  /** The terms in their order, so that those that begin alike stand together. */
  #terms: readonly string[] = [];
  /** How many terms each text has. */
  readonly #lengths: number[] = [];
  /** How a text's length lessens what its terms count. */
  #damping: readonly number[] = [];
  readonly #found = new Map<string, Hits>();

  /** Takes in texts, each by its place in the list, a hundred at a time. */
  static async of(texts: readonly string[]): Promise<WordIndex> {
    const index = new WordIndex();
    for (let from = 0; from < texts.length; from += AT_ONCE) {
      if (from > 0) await new Promise((done) => setTimeout(done));
      for (const text of texts.slice(from, from + AT_ONCE)) index.#add(text);
    }
    index.#complete();
    return index;
  }

  /** The texts that have a folded word, or one that it begins, is misspelt from, means or sounds like. */
  find(word: string): Hits {
    const known = this.#found.get(word);
    if (known) return known;
    const hits = this.#hitsOf(wantedFor(word));
    if (this.#found.size >= REMEMBERED) this.#found.clear();
    this.#found.set(word, hits);
    return hits;
  }

  #add(text: string): void {
    const id = this.#lengths.length;
    const times = new Map<string, number>();
    for (const term of termsOf(text)) times.set(term, (times.get(term) ?? 0) + 1);
    this.#lengths.push(times.size);
    for (const [term, often] of times) {
      const places = this.#places.get(term);
      if (places) {
        places.ids.push(id);
        places.times.push(often);
      } else this.#places.set(term, { ids: [id], times: [often] });
    }
  }

  #complete(): void {
    this.#terms = [...this.#places.keys()].sort();
    const all = this.#lengths.reduce((sum, length) => sum + length, 0);
    const mean = all / this.#lengths.length;
    this.#damping = this.#lengths.map((length) => BM25.k * (1 - BM25.b + (BM25.b * length) / mean));
  }

  /** Who has more of what is wanted counts as many times as much. */
  #hitsOf(wanted: readonly Wanted[]): Hits {
    const count = this.#lengths.length;
    const sums = new Float64Array(count);
    const parts = new Uint8Array(count);
    for (const one of wanted) {
      const scores = this.#scoresFor(one);
      for (let id = 0; id < count; id += 1) {
        const score = scores[id] ?? 0;
        if (score === 0) continue;
        sums[id] = (sums[id] ?? 0) + score;
        parts[id] = (parts[id] ?? 0) + 1;
      }
    }
    const ids: number[] = [];
    const scores: number[] = [];
    for (let id = 0; id < count; id += 1) {
      const part = parts[id] ?? 0;
      if (part === 0) continue;
      ids.push(id);
      scores.push((sums[id] ?? 0) * part);
    }
    return { ids, scores };
  }

  /** The score of each text, 0 where it has nothing like it. */
  #scoresFor(wanted: Wanted): Float64Array {
    const scores = new Float64Array(this.#lengths.length);
    for (const [term, worth] of this.#termsLike(wanted)) {
      const places = this.#places.get(term);
      if (places) this.#count(places, wanted.weight * worth, scores);
    }
    return scores;
  }

  #count({ ids, times }: Places, weight: number, scores: Float64Array): void {
    const rarity = Math.log(1 + (this.#lengths.length - ids.length + 0.5) / (ids.length + 0.5));
    for (let n = 0; n < ids.length; n += 1) {
      const id = ids[n] ?? 0;
      const often = times[n] ?? 0;
      const share = (often * (BM25.k + 1)) / (often + (this.#damping[id] ?? 0));
      scores[id] = (scores[id] ?? 0) + weight * rarity * (BM25.d + share);
    }
  }

  /** The terms that count as the wanted one, and what each is worth. */
  #termsLike({ term, begins, strays }: Wanted): Map<string, number> {
    const like = new Map([[term, 1]]);
    if (begins) {
      for (let n = this.#firstFrom(term); this.#terms[n]?.startsWith(term); n += 1) {
        const { length } = this.#terms[n] ?? '';
        const worth = length / (length + LETTER_TO_COME * (length - term.length));
        if (length > term.length) like.set(this.#terms[n] ?? '', WORTH.begun * worth);
      }
    }
    if (strays > 0) {
      for (const other of this.#terms) {
        if (Math.abs(other.length - term.length) > strays || like.has(other)) continue;
        const others = distance(term, other);
        const worth = other.length / (other.length + others);
        if (others <= strays) like.set(other, WORTH.strayed * worth);
      }
    }
    return like;
  }

  /** The place of the first term that is not before a text. */
  #firstFrom(text: string): number {
    let low = 0;
    let high = this.#terms.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#terms[middle] ?? '') < text) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

function wantedFor(word: string): Wanted[] {
  const sound = soundTerm(word);
  return [
    wantedAs(word, WEIGHT.word, true, word.length >= LONG_ENOUGH.word),
    ...(meanings.get(word) ?? []).map((meant) => wantedAs(meant, WEIGHT.meaning, false, false)),
    ...(sound ? [wantedSound(sound)] : []),
  ];
}

function wantedSound(sound: string): Wanted {
  const letters = sound.length - 1;
  const strays = letters >= LONG_ENOUGH.strayingSound;
  return wantedAs(sound, WEIGHT.sound, letters >= LONG_ENOUGH.sound, strays);
}

function wantedAs(term: string, weight: number, begins: boolean, strays: boolean): Wanted {
  return { term, weight, begins, strays: strays ? Math.round(term.length * STRAYING) : 0 };
}
