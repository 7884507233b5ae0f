/** The pages: one for the examples, one for the whole profile. */
export default {
  build: { target: 'es2022', rolldownOptions: { input: ['index.html', 'profile.html'] } },
};
