/** The page of the rules that lies open over whatever is being done, so that looking something up loses nothing. */

export interface RulePage {
  game: string;
  section: string;
}

class Rulebook {
  page = $state.raw<RulePage | null>(null);
}

export const rulebook = new Rulebook();
